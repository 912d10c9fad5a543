import { menus } from '@atrium/contract/access'
import { resourceTypes } from '@atrium/contract/resource-types'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '../../platform/api/use-query.ts'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { AppIcon, BoxIcon, DownloadIcon, ExternalIcon } from '../../ui/icon/home-icons.tsx'
import { BookIcon, BuildingIcon, ChevronRightIcon, FolderIcon, UploadIcon, VideoIcon } from '../../ui/icon/icons.tsx'
import { NewBadge } from '../../ui/mark/badge.tsx'
import { type EntryName, type HeaderEntry, type PanelName, useEntries, visibleEntries } from '../header/entries.ts'
import CasePanel from './case-panel.tsx'
import KnowledgePanel from './knowledge-panel.tsx'
import styles from './more-sheet.module.css'
import { panelMaxAge } from './panel-state.tsx'

const icons: Record<EntryName, ComponentType<{ size?: number }>> = {
  download: DownloadIcon,
  'app-store': AppIcon,
  resource: BoxIcon,
  knowledge: BookIcon,
  case: BuildingIcon,
  video: VideoIcon,
  project: FolderIcon,
}

/** The areas without room in the bar, and beside them the panel of the one under the pointer: no panel is lost. */
export default function MoreSheet() {
  const { t } = useTranslation()
  const entries = useEntries()
  const [shown, setShown] = useState(() => firstPanel(entries))

  return (
    <div className={styles.more}>
      <ul className={styles.areas}>
        {entries.map((entry, place) => {
          const Icon = icons[entry.code]
          const show = () => entry.panel && setShown(entry.panel)
          return (
            <li key={entry.code} data-more={place}>
              <Link
                to={entry.url}
                data-shown={entry.code === shown}
                onPointerEnter={show}
                onFocus={show}
                {...(entry.new_window ? { target: '_blank', rel: 'noopener' } : {})}
              >
                <Icon size={18} />
                {entry.menu_name}
                {entry.new_window && <span className="visually-hidden">{t('header.new_window')}</span>}
                {entry.new_window ? <ExternalIcon size={14} /> : entry.panel && <ChevronRightIcon size={14} />}
              </Link>
            </li>
          )
        })}
      </ul>
      <div className={styles.shown}>
        {shown === 'resource' && <Rooms />}
        {shown === 'knowledge' && <KnowledgePanel />}
        {shown === 'case' && <CasePanel compact />}
      </div>
    </div>
  )
}

function firstPanel(entries: HeaderEntry[]): PanelName | undefined {
  const hidden = entries.slice(visibleEntries(window.innerWidth))
  return hidden.find(({ panel }) => panel)?.panel ?? undefined
}

function Rooms() {
  const { t } = useTranslation()
  const counts = useQuery('GET /api/resources/types', {}, { maxAge: panelMaxAge }).data
  const totals = new Map(counts?.list.map(({ resource_type, total }) => [resource_type, total]))

  return (
    <ul className={styles.rooms}>
      {resourceTypes.map((type) => (
        <li key={type}>
          <Link to={`/resource/${type}`} data-type={type}>
            <Glyph type={type} size={26} />
            <b>
              {t(`type.${type}.name`)}
              {type === 'login' && <NewBadge />}
            </b>
            <small>{counts && t('count.items', { count: totals.get(type) ?? 0 })}</small>
          </Link>
        </li>
      ))}
      <li data-menu={menus.person_center}>
        <Link to="/upload-center">
          <UploadIcon size={24} />
          <b>{t('panel.upload')}</b>
          <small>{t('panel.upload_review')}</small>
        </Link>
      </li>
    </ul>
  )
}
