import type { InsideOf } from '@atrium/contract/resource/inside'
import { useTranslation } from 'react-i18next'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { Titled } from './titled.tsx'

type TemplateFont = InsideOf<'document-template'>['fonts'][number]

/** Fonts of a document; those that are not free must be on the reader's machine. */
export function Fonts({ fonts }: { fonts: TemplateFont[] }) {
  const { t } = useTranslation('resource')
  return <Titled title={t('stage.table.fonts')} rows={fonts} columns={useColumns()} />
}

/** The same where a tab says already what it is. */
export function FontTable({ fonts }: { fonts: TemplateFont[] }) {
  const { t } = useTranslation('resource')
  return <Table caption={t('stage.table.fonts')} rows={fonts} columns={useColumns()} keyOf={({ name }) => name} />
}

function useColumns(): TableColumn<TemplateFont>[] {
  const { t } = useTranslation('resource')
  return [
    { id: 'name', name: t('stage.table.font'), cell: ({ name }) => name },
    {
      id: 'free',
      name: t('stage.table.licence'),
      cell: ({ free }) => t(free ? 'stage.font_free' : 'stage.font_paid'),
    },
  ]
}
