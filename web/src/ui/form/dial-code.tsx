import { useTranslation } from 'react-i18next'
import styles from './dial-code.module.css'
import { Select } from './select.tsx'

interface DialCodeProps {
  codes: readonly string[]
  value: string | undefined
  onChange: (dial_code: string) => void
}

/** The country's number before a mobile, inside its field. */
export function DialCode({ codes, value, onChange }: DialCodeProps) {
  const { t } = useTranslation('shared')

  return (
    <span className={styles.dial}>
      <Select
        size="bare"
        aria-label={t('dial_code.label')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={codes.map((code) => ({ value: code, name: `+${code}` }))}
      />
    </span>
  )
}
