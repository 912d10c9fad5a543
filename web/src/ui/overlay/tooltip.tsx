import { tooltipDelay } from '@atrium/contract/limits'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './tooltip.module.css'

interface TooltipProps {
  text: string
  /** It goes by itself after so many milliseconds; without, it stays as long as it is looked at. */
  duration?: number
  /** The control it explains; it spreads what it is given. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode
}

/** Words for a control without words. Opens under the pointer after a moment, under the keyboard at once; Esc closes. */
export function Tooltip({ text, duration, children }: TooltipProps) {
  const id = useId()
  const trigger = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (open: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      bubble.current?.togglePopover(open)
      if (open && trigger.current && bubble.current) place(bubble.current, trigger.current)
      if (open && duration) change(false, duration)
    }, delay)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      ref={trigger}
      className={styles.trigger}
      onMouseEnter={() => change(true, tooltipDelay.enter)}
      onMouseLeave={() => change(false, tooltipDelay.leave)}
      onFocus={(event) => event.target.matches(':focus-visible') && change(true, 0)}
      onBlur={() => change(false, 0)}
      onKeyDown={(event) => event.key === 'Escape' && change(false, 0)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubble} id={id} className={styles.tooltip} role="tooltip" popover="manual">
        {text}
      </span>
    </span>
  )
}

/** Above the control and centred on it, but never outside the window. */
function place(bubble: HTMLElement, trigger: HTMLElement) {
  const around = trigger.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const centred = around.left + around.width / 2 - width / 2
  const left = Math.max(8, Math.min(centred, document.documentElement.clientWidth - width - 8))
  const above = around.top - height - 10
  bubble.dataset.side = above < 0 ? 'below' : 'above'
  bubble.style.left = `${left}px`
  bubble.style.top = `${above < 0 ? around.bottom + 10 : above}px`
  bubble.style.setProperty('--tip', `${centred - left + width / 2}px`)
}
