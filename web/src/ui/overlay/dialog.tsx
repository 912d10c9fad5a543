import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/button.tsx'
import { CloseIcon } from '../icon/home-icons.tsx'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

interface DialogProps {
  open: boolean
  /** × and Esc ask for it; a click on the mask does not. */
  onClose: () => void
  title: string
  lead?: string | undefined
  /** Stands before the title: an avatar, a glyph. */
  picture?: ReactNode
  children: ReactNode
  /** Buttons at the bottom right, the primary one last. */
  actions?: ReactNode
  /** A link at the bottom left. */
  aside?: ReactNode
}

export function Dialog({ open, onClose, title, lead, picture, children, actions, aside }: DialogProps) {
  const { t } = useTranslation('shared')
  const id = useId()

  return (
    <dialog {...useModal(open, onClose)} className={styles.dialog} aria-labelledby={id}>
      {open && (
        <>
          <header className={styles.head}>
            {picture}
            <div>
              <h2 id={id}>{title}</h2>
              {lead && <p>{lead}</p>}
            </div>
          </header>
          {children}
          {(actions || aside) && (
            <footer className={styles.footer}>
              <span>{aside}</span>
              {actions}
            </footer>
          )}
          <span className={styles.close}>
            <Button kind="text" square aria-label={t('dialog.close')} onClick={onClose}>
              <CloseIcon />
            </Button>
          </span>
        </>
      )}
    </dialog>
  )
}
