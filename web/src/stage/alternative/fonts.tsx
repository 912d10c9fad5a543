import type { InsideOf } from '@atrium/contract/inside'
import { useTranslation } from 'react-i18next'
import { Titled } from './titled.tsx'

/** Fonts of a document; those that are not free must be on the reader's machine. */
export function Fonts({ fonts }: { fonts: InsideOf<'document-template'>['fonts'] }) {
  const { t } = useTranslation('resource')
  return (
    <Titled
      title={t('stage.table.fonts')}
      rows={fonts}
      columns={[
        { id: 'name', name: t('stage.table.font'), cell: ({ name }) => name },
        {
          id: 'free',
          name: t('stage.table.licence'),
          cell: ({ free }) => t(free ? 'stage.font_free' : 'stage.font_paid'),
        },
      ]}
    />
  )
}
