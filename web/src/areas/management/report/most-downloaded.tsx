import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate, formatNumber } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Rating } from '../../../ui/card/rating.tsx'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { formatSigned, share } from './figures.ts'
import styles from './rows.module.css'

type MostDownloadedRow = Answer<'GET /api/management/most-downloaded'>['list'][number]

export function MostDownloaded({ rows }: { rows: MostDownloadedRow[] }) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const now = new Date().toISOString()
  if (rows.length === 0) return <p className={styles.none}>{t('reports.nothing')}</p>

  const columns: TableColumn<MostDownloadedRow>[] = [
    {
      id: 'title',
      name: t('reports.most.title'),
      cell: ({ resource_id, resource_type, title }) => (
        <Link className={styles.name} to={`/resource/${resource_type}/${resource_id}`}>
          {title}
        </Link>
      ),
    },
    {
      id: 'type',
      name: t('reports.most.type'),
      cell: ({ resource_type }) => (
        <span className={styles.type} data-type={resource_type}>
          <Glyph type={resource_type} size={14} />
          {t(`common:type.${resource_type}.name`)}
        </span>
      ),
    },
    {
      id: 'author',
      name: t('reports.most.author'),
      cell: ({ official, author_name }) => (official ? t('reports.most.official') : author_name),
    },
    {
      id: 'downloads',
      name: t('reports.most.downloads'),
      kind: 'number',
      cell: ({ download_count }) => formatNumber(download_count),
    },
    { id: 'change', name: t('reports.most.change'), kind: 'number', cell: changeIn },
    {
      id: 'collected',
      name: t('reports.most.collected'),
      kind: 'number',
      cell: ({ collect_count }) => formatNumber(collect_count),
    },
    {
      id: 'rating',
      name: t('reports.most.rating'),
      cell: ({ rating }) => rating > 0 && <Rating value={rating} />,
    },
    { id: 'fits', name: t('reports.most.fits'), cell: ({ fits }) => fits && `${fits}+` },
    {
      id: 'updated',
      name: t('reports.most.updated'),
      cell: ({ updated_at }) => <span className={styles.faint}>{formatDate(updated_at, now, language)}</span>,
    },
  ]

  return (
    <Table
      caption={t('overview.most_downloaded')}
      columns={columns}
      rows={rows}
      keyOf={({ resource_id }) => resource_id}
    />
  )
}

/** In whole parts of a hundred; nothing where there was nothing before. */
function changeIn({ download_count, download_count_before }: MostDownloadedRow) {
  if (download_count_before === 0) return null
  return formatSigned(share(download_count - download_count_before, download_count_before), 0, '%')
}
