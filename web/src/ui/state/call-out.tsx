import type { ReactNode } from 'react'
import { FailedIcon, SuccessIcon } from '../icon/home-icons.tsx'
import { InformationIcon, WarningIcon } from '../icon/icons.tsx'
import styles from './call-out.module.css'

const icons = { information: InformationIcon, success: SuccessIcon, warning: WarningIcon, error: FailedIcon }

interface CallOutProps {
  kind?: keyof typeof icons
  /** In place of the usual icon: a speech bubble for what a reviewer said. */
  icon?: ReactNode
  children: ReactNode
}

export function CallOut({ kind = 'information', icon, children }: CallOutProps) {
  const Icon = icons[kind]
  return (
    <div className={styles.note} data-kind={kind}>
      {icon ?? <Icon />}
      <div>{children}</div>
    </div>
  )
}
