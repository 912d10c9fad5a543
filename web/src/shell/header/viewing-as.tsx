import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { isTyping } from '../../page/keys.ts'
import { mountPath } from '../../platform/address/base-path.ts'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller } from '../../platform/api/browser-caller.ts'
import { formatClock } from '../../platform/format/format.ts'
import { refreshLogin } from '../../platform/session/login-refresh.ts'
import { type Login, readLogin } from '../../platform/session/session.ts'
import { toast } from '../../platform/state/toast.ts'
import { EyeIcon } from '../../ui/icon/icons.tsx'
import styles from './viewing-as.module.css'

/** Milliseconds: a browser whose clock is fast asks again. */
const askAgainAfter = 15_000

/** Above everything while the session views the portal as a role: which one, until when, and the way out. */
export default function ViewingAs({ viewing: { name, until } }: { viewing: NonNullable<Login['viewing']> }) {
  const { t } = useTranslation()
  const leave = useLeave()
  useEscape(leave)
  useEndByTime(until)

  return (
    <section className={styles.bar} aria-label={t('viewing.label')}>
      <EyeIcon size={18} />
      <p>
        <b>{t('viewing.title', { role: name })}</b>{' '}
        <span>{t('viewing.lead', { time: formatClock(until).slice(11, 16) })}</span>
      </p>
      <button type="button" onClick={leave}>
        {t('viewing.leave')}
        <kbd>Esc</kbd>
      </button>
    </section>
  )
}

/** Back to the roles, once: the page is loaded anew, so that nothing read with the rights of the role stays. */
function useLeave() {
  const leaving = useRef(false)

  return async () => {
    if (leaving.current) return
    leaving.current = true
    try {
      await ask(browserCaller(), 'DELETE /api/users/mine/role-view')
      await refreshLogin()
      location.assign(mountPath('/management/roles'))
    } catch {
      // What went wrong is shown already.
      leaving.current = false
    }
  }
}

/** What is open is closed first, and what is being written is not left: Escape means that. */
const open = 'dialog[open], :popover-open, :is(main, [role="banner"], header) [aria-expanded="true"]'

const isInForm = (target: EventTarget | null) => target instanceof Element && target.closest('form') !== null

function useEscape(leave: () => Promise<void>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    if (isTyping(event.target) || isInForm(event.target)) return
    if (document.fullscreenElement || document.querySelector(open)) return
    void leave()
  })

  useEffect(() => {
    // Before what is open hears it and closes.
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

/** The server ends it at its time; the page follows. */
function useEndByTime(until: string) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()

  const end = useEffectEvent(async () => {
    await refreshLogin().catch(() => {})
    if (readLogin()?.viewing) return false
    toast.success(t('viewing.over'))
    await revalidate()
    return true
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const look = async () => {
      if (!(await end()) && !isGone) timer = setTimeout(look, askAgainAfter)
    }
    timer = setTimeout(look, Math.max(0, Date.parse(until) - Date.now()))
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [until])
}
