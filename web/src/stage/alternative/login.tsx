import type { InsideOf } from '@atrium/contract/inside'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../platform/format/format-size.ts'
import { usePage } from '../../platform/page/page.ts'
import { textIn } from '../text-in.ts'
import { Titled } from './titled.tsx'

export function LoginTables({ inside }: { inside: InsideOf<'login'> }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  return (
    <>
      <Titled
        title={t('stage.table.slots', { count: inside.slots.length })}
        rows={inside.slots}
        columns={[
          { id: 'name', name: t('stage.table.slot'), cell: ({ name }) => name },
          { id: 'kind', name: t('stage.table.kind'), cell: ({ kind }) => t(`stage.slot_kind.${kind}`) },
          { id: 'value', name: t('stage.table.value'), cell: ({ value }) => textIn(value, language) },
        ]}
      />
      <Titled
        title={t('stage.table.assets', { count: inside.assets.length })}
        rows={inside.assets}
        columns={[
          { id: 'path', name: t('stage.table.file'), cell: ({ path }) => <code>{path}</code> },
          { id: 'size', name: t('stage.table.size'), kind: 'number', cell: ({ size }) => formatSize(size) },
        ]}
      />
    </>
  )
}
