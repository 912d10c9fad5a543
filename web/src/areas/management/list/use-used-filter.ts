import { useTranslation } from 'react-i18next'
import type { ListFilter } from './list-declaration.ts'

/** For names that other things are filed under: those that are in use, or those that are not. */
export function useUsedFilter(): ListFilter {
  const { t } = useTranslation('management')
  return {
    name: 'used',
    label: t('list.use'),
    options: [
      { value: 'used', name: t('list.used') },
      { value: 'unused', name: t('list.unused') },
    ],
  }
}
