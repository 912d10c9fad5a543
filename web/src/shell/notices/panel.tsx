import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeRow } from '../../page/notice/notice-row.tsx'
import { readThese } from '../../page/notice/read-these.ts'
import { useQuery } from '../../platform/api/use-query.ts'
import { setUnread, useNotices } from '../../platform/notices/notices.ts'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import styles from './panel.module.css'

const size = 6

/** The newest notices; what comes while it is open comes first. */
export default function Panel({ id }: { id: string }) {
  const { t } = useTranslation()
  const { unread } = useNotices()
  const { newest, failure, reload } = useNewest()
  const latest = newest?.list[0]?.notice_id
  const panel = useRef<HTMLElement>(null)

  async function readAll(through: number) {
    await readThese({ through })
    // The button goes with what was unread; the keyboard stays here.
    panel.current?.focus()
    reload()
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
      {failure && (
        <p role="alert">
          {t('panel.failed')}
          <button type="button" onClick={reload}>
            {t('list.failed.retry')}
          </button>
        </p>
      )}
      {!newest && !failure && <p aria-busy="true">{t('panel.loading')}</p>}
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

/** Asked for once, and whenever a notice has arrived. */
function useNewest() {
  const { newest: known } = useNotices()
  const { data, failure, reload } = useQuery('GET /api/notices', { query: { size } })
  const last = useRef(known)

  useEffect(() => {
    if (data) setUnread(data.unread)
  }, [data])
  useEffect(() => {
    if (last.current !== known) reload()
    last.current = known
  }, [known, reload])

  return { newest: data, failure, reload }
}
