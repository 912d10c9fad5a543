import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Login } from '../../platform/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './account.module.css'

const load = () => import('./popover.tsx')
const Popover = lazy(load)
const preload = () => void load().catch(() => {})

/** The avatar. Visitors never load it; its popover comes in one more chunk. */
export default function Account({ login }: { login: Login }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the popover closes when the page changes.
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its button and popover leave alone.
    <div
      ref={place}
      className={styles.account}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !open) return
        setOpen(false)
        currentTarget.querySelector('button')?.focus()
      }}
    >
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
  )
}
