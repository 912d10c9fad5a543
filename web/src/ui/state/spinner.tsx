import { useTranslation } from 'react-i18next'
import styles from './spinner.module.css'

interface SpinnerProps {
  tip?: string | undefined
}

/** The court, with two sides turning in four steps. */
export function Spinner({ tip }: SpinnerProps) {
  return (
    <span className={styles.spinner} role="status">
      <Court tip={tip} />
    </span>
  )
}

/** Over the whole page while the next one is on its way. Stands in a live region of its caller. */
export function PageSpinner({ tip }: SpinnerProps) {
  return (
    <div ref={showAbove} className={styles.page} popover="manual">
      <span className={styles.spinner}>
        <Court tip={tip} />
      </span>
    </div>
  )
}

/** A thin bar at the top edge while a part of the page is asked for again. */
export function ProgressBar() {
  return <div ref={showAbove} className={styles.bar} popover="manual" aria-hidden="true" />
}

function Court({ tip }: SpinnerProps) {
  const { t } = useTranslation('shared')
  return (
    <>
      <span className={styles.court} />
      {tip ?? <span className="visually-hidden">{t('spinner.loading')}</span>}
    </>
  )
}

/** In the top layer it is seen above open dialogs and menus, too. */
function showAbove(element: HTMLElement | null) {
  element?.showPopover()
}
