import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/button.tsx'
import { CloseIcon } from '../icon/home-icons.tsx'
import styles from './drawer.module.css'
import { useModal } from './use-modal.ts'

interface DrawerProps {
  open: boolean
  /** With unsaved changes, asks first and then closes. */
  onClose: () => void
  title: string
  note?: string
  /** Before the title: a portrait, a glyph. */
  picture?: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** Stands alone at the far left. */
  danger?: ReactNode
  /** It is there to be filled in: the first field has the focus. */
  startsInForm?: boolean
}

export function Drawer({ open, onClose, title, note, picture, children, actions, danger, startsInForm }: DrawerProps) {
  const { t } = useTranslation('shared')
  const id = useId()

  return (
    <dialog {...useModal(open, onClose, startsInForm)} className={styles.drawer} aria-labelledby={id}>
      {open && (
        <>
          <header className={styles.header}>
            {picture}
            <div>
              <h2 id={id}>{title}</h2>
              {note && <p>{note}</p>}
            </div>
            <Button kind="text" square aria-label={t('dialog.close')} onClick={onClose}>
              <CloseIcon />
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
          <footer className={styles.footer}>
            <span>{danger}</span>
            {actions}
          </footer>
        </>
      )}
    </dialog>
  )
}
