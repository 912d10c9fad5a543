import type { InsideOf } from '@atrium/contract/inside'
import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { textIn } from '../text-in.ts'
import { SourceWords } from './source-words.tsx'

type PlaceholderRow = InsideOf<'document-template'>['placeholders'][number]

export function PlaceholderTable({ placeholders, language }: { placeholders: PlaceholderRow[]; language: Language }) {
  const { t } = useTranslation('resource')
  const columns: TableColumn<PlaceholderRow>[] = [
    { id: 'title', name: t('stage.table.title'), cell: ({ title }) => textIn(title, language) || '–' },
    { id: 'tag', name: t('stage.table.tag'), cell: ({ tag }) => <code>{`{${tag}}`}</code> },
    {
      id: 'source',
      name: t('stage.table.source'),
      minor: true,
      cell: ({ source }) => (source ? <SourceWords source={source} /> : '–'),
    },
    { id: 'sample', name: t('stage.table.sample'), cell: ({ sample }) => sample ?? '–' },
  ]
  return (
    <Table
      caption={t('stage_document_template.view.variables')}
      columns={columns}
      rows={placeholders}
      keyOf={({ tag }) => tag}
    />
  )
}
