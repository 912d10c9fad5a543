import type { Answer } from '@atrium/contract/calls'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeRow } from '../../page/notice/notice-row.tsx'
import { readThese } from '../../page/notice/read-these.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { setUnread, useNotices } from '../../platform/notices/notices.ts'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import styles from './panel.module.css'

type Newest = Answer<'GET /api/notices'>
const size = 6

/** The newest notices; what comes while it is open comes first. */
export default function Panel({ id }: { id: string }) {
  const { t } = useTranslation()
  const { unread } = useNotices()
  const { newest, failed, again } = useNewest()
  const latest = newest?.list[0]?.notice_id
  const panel = useRef<HTMLElement>(null)

  async function readAll(through: number) {
    await readThese({ through })
    // The button goes with what was unread; the keyboard stays here.
    panel.current?.focus()
    await again()
  }

  return (
    <section ref={panel} id={id} className={styles.panel} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{t('notice.title')}</h2>
        {unread && latest !== undefined ? (
          <button type="button" onClick={() => void readAll(latest).catch(() => {})}>
            {t('notice.read_all')}
          </button>
        ) : null}
      </header>
      {failed && (
        <p role="alert">
          {t('panel.failed')}
          <button type="button" onClick={() => void again()}>
            {t('list.failed.retry')}
          </button>
        </p>
      )}
      {!newest && !failed && <p aria-busy="true">{t('panel.loading')}</p>}
      {newest?.list.length === 0 && <p>{t('notice.none')}</p>}
      {newest && newest.list.length > 0 && (
        <ul>
          {newest.list.map((notice) => (
            <li key={notice.notice_id}>
              <NoticeRow notice={notice} />
            </li>
          ))}
        </ul>
      )}
      <footer>
        <GoLink to="/person-center/person-notice">{t('notice.all')}</GoLink>
        <GoLink to="/person-center/person-notice/settings">{t('notice.settings')}</GoLink>
      </footer>
    </section>
  )
}

function useNewest() {
  const { newest: known } = useNotices()
  const [newest, setNewest] = useState<Newest | null>(null)
  const [failed, setFailed] = useState(false)

  async function again() {
    try {
      const found = await ask(quietCaller(), 'GET /api/notices', { query: { size } })
      setNewest(found)
      setUnread(found.unread)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and whenever something has come.
  useEffect(() => void again(), [known])

  return { newest, failed, again }
}
