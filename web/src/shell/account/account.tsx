import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keepLoginFresh } from '../../platform/session/login-refresh.ts'
import type { Login } from '../../platform/session/session.ts'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { Bell } from '../notices/bell.tsx'
import { usePopover } from '../use-popover.ts'
import styles from './account.module.css'

const load = () => import('./popover.tsx')
const Popover = lazy(load)
const preload = () => void load().catch(() => {})

/** The bell and the avatar. Visitors never load them; the avatar's popover comes in one more chunk. */
export default function Account({ login }: { login: Login }) {
  const { t } = useTranslation()
  const { open, setOpen, place } = usePopover()
  useEffect(keepLoginFresh, [])

  return (
    <>
      <Bell key={login.token} />
      <div className={styles.account} {...place}>
        <button
          className={styles.trigger}
          type="button"
          aria-label={t('header.account')}
          aria-expanded={open}
          aria-controls={open ? 'account-popover' : undefined}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(!open)}
        >
          <Avatar name={login.user_info.user_name} image={login.user_info.photo_url} size={32} own />
        </button>
        {open && (
          <Suspense>
            <Popover id="account-popover" login={login} close={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </>
  )
}
