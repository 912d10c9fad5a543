import type { Answer } from '@atrium/contract/calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '../../platform/api/use-query.ts'
import { usePage } from '../../platform/page/page.ts'
import { CloseIcon } from '../../ui/icon/home-icons.tsx'
import { InformationIcon, WarningIcon } from '../../ui/icon/icons.tsx'
import styles from './announcements.module.css'

const key = 'announcements_put_away'

type ShownAnnouncement = Answer<'GET /api/announcements'>['list'][number]

const icons = { notice: InformationIcon, warning: WarningIcon }

/** Slim bars under the header, until the person puts them away. Asked for when the page lives; it is nobody's first sight. */
export default function Announcements() {
  const { announcementIds } = usePage()
  // Others that begin are asked for anew.
  return <Bars key={announcementIds.join()} announcementIds={announcementIds} />
}

function Bars({ announcementIds }: { announcementIds: readonly number[] }) {
  const { t } = useTranslation()
  const [putAwayIds, setPutAwayIds] = useState(readDismissed)
  const isNew = (announcement_id: number) => !putAwayIds.includes(announcement_id)
  const { data } = useQuery('GET /api/announcements', announcementIds.some(isNew) ? {} : null)
  const list = data?.list.filter(({ announcement_id }) => isNew(announcement_id)) ?? []

  function dismissed(announcement_id: number) {
    keepDismissed(announcement_id, announcementIds)
    setPutAwayIds([...putAwayIds, announcement_id])
  }

  if (list.length === 0) return null
  return (
    <aside aria-label={t('announcement.label')}>
      {list.map((one) => (
        <Bar key={one.announcement_id} {...one} onPutAway={() => dismissed(one.announcement_id)} />
      ))}
    </aside>
  )
}

function Bar({ kind, title, text, link, onPutAway }: ShownAnnouncement & { onPutAway: () => void }) {
  const { t } = useTranslation()
  const Icon = icons[kind]

  return (
    <div className={styles.bar} data-kind={kind}>
      <div className={`page-width ${styles.inner}`}>
        <Icon size={18} />
        <p>
          <span className="visually-hidden">{t(`announcement.${kind}`)}</span>
          <b>{title}</b> {text} {link && <Onward link={link} title={title} />}
        </p>
        <button type="button" aria-label={t('announcement.put_away', { title })} onClick={onPutAway}>
          <CloseIcon size={18} />
        </button>
      </div>
    </div>
  )
}

function Onward({ link, title }: { link: string; title: string }) {
  const { t } = useTranslation()
  const words = (
    <>
      {t('announcement.more')}
      <span className="visually-hidden">{`: ${title}`}</span>
    </>
  )
  return link.startsWith('/') ? <Link to={link}>{words}</Link> : <a href={link}>{words}</a>
}

/** Which announcements the person has put away in this browser. */
function readDismissed(): number[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.map(Number) : []
  } catch {
    return []
  }
}

/** Of those that are over nothing is remembered. */
function keepDismissed(announcement_id: number, running: readonly number[]) {
  const list = [...readDismissed().filter((one) => running.includes(one)), announcement_id]
  try {
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Storage can be forbidden; then it is put away until the next page.
  }
}
