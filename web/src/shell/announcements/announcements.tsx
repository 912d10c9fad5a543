import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { usePage } from '../../platform/page/page.ts'
import { useLogin } from '../../platform/session/session.ts'
import { CloseIcon } from '../../ui/icon/home-icons.tsx'
import { InformationIcon, WarningIcon } from '../../ui/icon/icons.tsx'
import styles from './announcements.module.css'
import { keepPutAway, readPutAway } from './put-away.ts'

type Announcement = Answer<'GET /api/announcements'>['list'][number]

const icons = { notice: InformationIcon, warning: WarningIcon }

/** Slim bars under the header, until the person puts them away. Asked for when the page lives; it is nobody's first sight. */
export default function Announcements() {
  const { t } = useTranslation()
  const { announcementIds } = usePage()
  const login = useLogin()
  const [list, setList] = useState<Announcement[]>([])
  const ids = announcementIds.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in or out may read others.
  useEffect(() => {
    const putAway = readPutAway()
    const isNew = (announcement_id: number) => !putAway.includes(announcement_id)
    if (!ids.split(',').map(Number).some(isNew)) return
    let left = false
    ask(quietCaller(), 'GET /api/announcements').then(
      (answer) => left || setList(answer.list.filter(({ announcement_id }) => isNew(announcement_id))),
      () => {},
    )
    return () => {
      left = true
    }
  }, [ids, login?.token])

  function putAway(announcement_id: number) {
    keepPutAway(announcement_id, announcementIds)
    setList((before) => before.filter((one) => one.announcement_id !== announcement_id))
  }

  if (list.length === 0) return null
  return (
    <aside aria-label={t('announcement.label')}>
      {list.map((one) => (
        <Bar key={one.announcement_id} {...one} onPutAway={() => putAway(one.announcement_id)} />
      ))}
    </aside>
  )
}

function Bar({ kind, title, text, link, onPutAway }: Announcement & { onPutAway: () => void }) {
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
