import type { InsideOf } from '@atrium/contract/inside'
import { useTranslation } from 'react-i18next'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import styles from './document-style.module.css'

type StyleTableRow = InsideOf<'document-style'>['styles'][number]

/** Every style with its sizes; choosing one shows it on the specimen. */
export function StyleTable({ styles: list, onChoose }: { styles: StyleTableRow[]; onChoose: (id: string) => void }) {
  const { t } = useTranslation('resource')
  const columns: TableColumn<StyleTableRow>[] = [
    {
      id: 'name',
      name: t('stage.table.style'),
      cell: ({ id, name }) => (
        <button type="button" className={styles.choose} onClick={() => onChoose(id)}>
          {name}
        </button>
      ),
    },
    { id: 'kind', name: t('stage.table.kind'), minor: true, cell: ({ kind }) => t(`stage.style_kind.${kind}`) },
    { id: 'font', name: t('stage.table.font'), cell: ({ font }) => font ?? '–' },
    {
      id: 'size',
      name: t('stage.table.font_size'),
      cell: ({ size }) => (size === null ? '–' : t('stage.table.points', { size })),
    },
    { id: 'line', name: t('stage.table.line'), minor: true, cell: ({ line }) => line ?? '–' },
    { id: 'indent', name: t('stage.table.indent'), minor: true, cell: ({ indent }) => indent ?? '–' },
  ]
  // Two rules of a style sheet may have the same selector.
  return (
    <Table
      caption={t('stage_document_style.view.styles')}
      columns={columns}
      rows={list}
      keyOf={(style) => list.indexOf(style)}
    />
  )
}
