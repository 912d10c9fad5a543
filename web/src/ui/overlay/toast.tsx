import { type ReactNode, useEffect, useRef } from 'react'
import { FailedIcon, SuccessIcon } from '../icon/home-icons.tsx'
import styles from './toast.module.css'

export interface ToastProps {
  kind: 'success' | 'error'
  text: string
}

export function Toast({ kind, text }: ToastProps) {
  return (
    <div className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {kind === 'error' ? <FailedIcon /> : <SuccessIcon />}
      {text}
    </div>
  )
}

interface ToastListProps {
  /** What is shown; a new value lifts the shelf above a dialog that opened since. */
  latest: string | number | null
  children: ReactNode
}

/** Where toasts appear: below the header, in the middle. */
export function ToastList({ latest, children }: ToastListProps) {
  const container = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (latest === null) return
    const element = container.current
    element?.showPopover()
    return () => element?.hidePopover()
  }, [latest])

  return (
    <div ref={container} className={styles.shelf} popover="manual">
      {children}
    </div>
  )
}
