import { menus } from '@atrium/contract/access'
import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '../../platform/api/use-query.ts'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { UploadIcon } from '../../ui/icon/icons.tsx'
import { NewBadge } from '../../ui/mark/badge.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import { panelMaxAge } from './panel-state.tsx'
import styles from './resource-panel.module.css'

/** A colonnade of seven columns. The columns stand without the network; counts and the latest arrive after them. */
export default function ResourcePanel() {
  const { t } = useTranslation()
  const counts = useQuery('GET /api/resources/types', {}, { maxAge: panelMaxAge }).data

  return (
    <>
      <ul className={styles.colonnade}>
        {resourceTypes.map((type) => (
          <li key={type}>
            <Link to={`/resource/${type}`} data-type={type}>
              <Glyph type={type} size={36} />
              <b>
                {t(`type.${type}.name`)}
                {type === 'login' && <NewBadge />}
              </b>
              <p>{t(`type.${type}.promise`)}</p>
              <em>{counts && t('count.items', { count: countOf(counts.list, type) })}</em>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Latest />
        <Link to="/upload-center" data-menu={menus.person_center}>
          <UploadIcon size={16} />
          {t('panel.upload')}
        </Link>
        <GoLink to="/resource">{counts ? t('panel.all_resources', { count: counts.total }) : t('panel.all')}</GoLink>
      </div>
    </>
  )
}

function Latest() {
  const { t } = useTranslation()
  const latest = useQuery(
    'GET /api/resources',
    { query: { order_by: { published_at: 'desc' }, size: 2 } },
    { maxAge: panelMaxAge },
  ).data
  if (!latest?.list.length) return null

  return (
    <>
      <span>{t('panel.latest')}</span>
      {latest.list.map(({ resource_id, resource_type, title }) => (
        <Link key={resource_id} to={`/resource/${resource_type}/${resource_id}`}>
          <Glyph type={resource_type} size={14} />
          <b>{title}</b>
        </Link>
      ))}
    </>
  )
}

function countOf(list: { resource_type: string; total: number }[], type: string): number {
  return list.find(({ resource_type }) => resource_type === type)?.total ?? 0
}
