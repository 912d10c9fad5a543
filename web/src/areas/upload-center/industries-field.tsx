import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import styles from './describe.module.css'

const most = 10

interface IndustriesFieldProps {
  industries: { industry_id: number; name: string }[]
  chosen: number[]
  onChange: (chosen: number[]) => void
}

export function IndustriesField({ industries, chosen, onChange }: IndustriesFieldProps) {
  const { t } = useTranslation('person_center')
  if (industries.length === 0) return null

  return (
    <fieldset className={styles.group}>
      <legend>{t('submission.industries')}</legend>
      <div>
        {industries.map(({ industry_id, name }) => {
          const isOn = chosen.includes(industry_id)
          return (
            <Checkbox
              key={industry_id}
              checked={isOn}
              disabled={!isOn && chosen.length >= most}
              onChange={() => onChange(isOn ? chosen.filter((one) => one !== industry_id) : [...chosen, industry_id])}
            >
              {name}
            </Checkbox>
          )
        })}
      </div>
      <small>{t('submission.industries_hint')}</small>
    </fieldset>
  )
}
