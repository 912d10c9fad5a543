import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import styles from './login.module.css'

export function Remember({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation('login')

  return (
    <div className={styles.choice}>
      <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
        {t('sign_in.remember')}
      </Checkbox>
    </div>
  )
}
