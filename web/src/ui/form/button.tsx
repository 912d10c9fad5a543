import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

interface ButtonLook {
  /** One primary button per view; `ink` stands where a choice is on; `link` reads as part of the text around it. */
  kind?: 'default' | 'primary' | 'ink' | 'text' | 'link' | 'danger'
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** An icon alone: the button needs an aria-label. */
  square?: boolean
  /** As wide as its place. */
  wide?: boolean
  children?: ReactNode
}

export function Button({
  kind,
  size,
  square,
  wide,
  type = 'button',
  ...rest
}: ButtonLook & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} {...buttonAttributes({ kind, size, square, wide })} {...rest} />
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({
  kind,
  size,
  square,
  wide,
  ...rest
}: ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...buttonAttributes({ kind, size, square, wide })} {...rest} />
}

interface ButtonLinesProps {
  children: ReactNode
  detail: ReactNode
  className?: string | undefined
}

/** The two lines of a huge button: what happens, and below it what one gets. */
export function ButtonLines({ children, detail, className = '' }: ButtonLinesProps) {
  return (
    <span className={`${styles.lines} ${className}`}>
      <b>{children}</b>
      <small>{detail}</small>
    </span>
  )
}

function buttonAttributes({
  kind = 'default',
  size = 'medium',
  square,
  wide,
}: { [Key in keyof ButtonLook]: ButtonLook[Key] | undefined }) {
  return {
    className: styles.button,
    'data-kind': kind,
    'data-size': size,
    'data-square': square || undefined,
    'data-wide': wide || undefined,
  }
}
