import { noticeWords } from '@atrium/contract/notice/texts'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { startNotices, unreadShown, useNotices } from '../../platform/notices/notices.ts'
import { usePage } from '../../platform/page/page.ts'
import { BellIcon } from '../../ui/icon/icons.tsx'
import { usePopover } from '../use-popover.ts'
import styles from './bell.module.css'

const load = () => import('./panel.tsx')
const Panel = lazy(load)
const preload = () => void load().catch(() => {})

/** How many notices are unread, as they come; the newest of them when it is pressed. */
export function Bell() {
  const { t } = useTranslation()
  const { unread } = useNotices()
  const { open, setOpen, place } = usePopover()
  const count = unread ?? 0
  const shown = unreadShown(count)

  useEffect(startNotices, [])

  return (
    <div className={styles.place} {...place}>
      <button
        className={styles.bell}
        type="button"
        aria-label={count > 0 ? t('notice.bell_unread', { count, shown }) : t('notice.bell')}
        aria-expanded={open}
        aria-controls={open ? 'notice-panel' : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        <BellIcon size={20} />
        {count > 0 && <span className={styles.count}>{shown}</span>}
      </button>
      <Announcement />
      {open && (
        <Suspense>
          <Panel id="notice-panel" />
        </Suspense>
      )}
    </div>
  )
}

/** For those who listen to the page: what just came. */
function Announcement() {
  const { t } = useTranslation()
  const { language } = usePage()
  const { arrived } = useNotices()

  return (
    <span className="visually-hidden" role="status">
      {arrived && t('notice.arrived', noticeWords(language, arrived))}
    </span>
  )
}
