import { CallOut } from '../../ui/state/call-out.tsx'
import styles from './dialogs.module.css'

/** What the server said against it. */
export function Refusal({ text }: { text: string | undefined }) {
  return text ? (
    <div className={styles.refusal} role="alert">
      <CallOut kind="error">{text}</CallOut>
    </div>
  ) : null
}
