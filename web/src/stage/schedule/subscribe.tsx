import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page/page.ts'
import { Input } from '../../ui/form/input.tsx'
import styles from './subscribe.module.css'

/** The address that calendars ask from time to time: a new version arrives by itself. */
export function Subscribe({ resource_id }: { resource_id: number }) {
  const { t } = useTranslation('resource')
  const { origin } = usePage()
  const id = useId()
  const address = `${origin}/api/resources/${resource_id}/calendar.ics`

  return (
    <div className={styles.subscribe}>
      <label htmlFor={id}>{t('stage_schedule.subscribe')}</label>
      <Input id={id} size="small" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <a href={address.replace(/^https?:/, 'webcal:')}>{t('stage_schedule.subscribe_open')}</a>
    </div>
  )
}
