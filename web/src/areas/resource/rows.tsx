import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate, formatNumber } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { pressShortcut } from '../../ui/card/press-shortcut.ts'
import { Rating } from '../../ui/card/rating.tsx'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { LanguageMark } from '../../ui/mark/language-mark.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { RowActions } from './card-actions.tsx'
import type { Library, ResourceRowData } from './find.ts'
import { FitsMine } from './fits-mine.tsx'
import styles from './rows.module.css'

/** The same list for whoever compares: a line each, figures below each other. */
export function Rows({ list, type }: { list: ResourceRowData[]; type: Library['type'] }) {
  const { t } = useTranslation('resource')
  return (
    <Table
      caption={t('list.table')}
      columns={useColumns(type)}
      rows={list}
      keyOf={({ resource_id }) => resource_id}
      rowHeight="tall"
      onRowKey={pressShortcut}
    />
  )
}

function useColumns(type: Library['type']): TableColumn<ResourceRowData>[] {
  const { t } = useTranslation('resource')
  const { language, now } = usePage()

  return [
    {
      id: 'title',
      name: t('list.column.title'),
      cell: ({ resource_type, resource_id, title, summary, language, converted }) => (
        <div className={styles.title}>
          <Glyph type={resource_type} size={20} />
          <div>
            <Link to={`/resource/${resource_type}/${resource_id}`} lang={language}>
              {title}
            </Link>{' '}
            <LanguageMark shown={{ language, converted }} />
            <p lang={language}>{summary}</p>
          </div>
        </div>
      ),
    },
    {
      id: 'fits',
      name: t('list.column.fits'),
      minor: true,
      cell: ({ fits, needs }) => (
        <span className={styles.fits}>
          {fits && `${fits}+`}
          <FitsMine needs={needs} />
        </span>
      ),
    },
    ...(type
      ? [
          {
            id: 'size',
            name: t(`list.size.${type}`),
            kind: 'number' as const,
            minor: true,
            cell: ({ size }: ResourceRowData) => formatNumber(size),
          },
        ]
      : []),
    {
      id: 'downloads',
      name: t('list.column.downloads'),
      kind: 'number',
      minor: true,
      cell: ({ download_count }) => formatNumber(download_count),
    },
    {
      id: 'rating',
      name: t('list.column.rating'),
      minor: true,
      cell: ({ rating }) => (rating ? <Rating value={rating} /> : '–'),
    },
    {
      id: 'source',
      name: t('list.column.source'),
      minor: true,
      cell: ({ official, owner_name }) =>
        official ? <Tag kind="official">{t('common:item.official')}</Tag> : (owner_name ?? ''),
    },
    {
      id: 'date',
      name: t('list.column.published'),
      minor: true,
      cell: ({ published_at }) => <span className={styles.date}>{formatDate(published_at, now, language)}</span>,
    },
    { id: 'actions', name: '', kind: 'actions', cell: (resource) => <RowActions resource={resource} /> },
  ]
}
