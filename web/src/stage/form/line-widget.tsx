import { getTemplate, type WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import styles from './form.module.css'

/** One line to type in; what is left of a whole that another field names (`balanceOf`) is a bar. */
export function LineWidget(props: WidgetProps) {
  const { options, registry, value, label, id } = props
  const whole = wholeOf(props)
  if (whole !== null && typeof value === 'number') return <Balance id={id} label={label} value={value} whole={whole} />

  const Input = getTemplate('BaseInputTemplate', registry, options)
  return <Input {...props} />
}

function wholeOf({ options, registry }: WidgetProps): number | null {
  const { data } = registry.formContext as { data?: Record<string, unknown> }
  const whole = typeof options.balanceOf === 'string' ? data?.[options.balanceOf] : undefined
  return typeof whole === 'number' && whole > 0 ? whole : null
}

function Balance({ id, label, value, whole }: { id: string; label: string; value: number; whole: number }) {
  const { t } = useTranslation('resource')
  const words = t('stage_form.balance', { left: value, whole })
  return (
    <div className={styles.balance}>
      <meter id={id} aria-label={label} min={0} max={whole} value={value}>
        {words}
      </meter>
      <span aria-hidden="true">{words}</span>
    </div>
  )
}
