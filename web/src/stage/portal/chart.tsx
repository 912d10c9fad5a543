import { listOf, textOf } from './read-json.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './widgets.module.css'

const height = 84
const step = 33

/** Columns, the last one dark. What they say is also there as words. */
export function Chart({ title, data, language }: WidgetProps) {
  const values = listOf(data.values)
    .slice(0, 40)
    .filter((value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0)
  const labels = listOf(data.labels).map((label) => textOf(label, language))
  const largest = Math.max(1, ...values)
  const unit = textOf(data.unit, language)
  const words = values.map((value, index) => [labels[index], `${value}${unit && ` ${unit}`}`].filter(Boolean).join(' '))

  return (
    <>
      <h2>{title}</h2>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${Math.max(1, values.length) * step - 13} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.join(', ')}
      >
        {words.map((word, index) => {
          const tall = ((values[index] ?? 0) / largest) * height
          return <rect key={word} x={index * step} y={height - tall} width={step - 13} height={tall} />
        })}
      </svg>
      {labels.length > 0 && (
        <p className={styles.scale} aria-hidden="true">
          <span>{labels[0]}</span>
          <span>{labels.at(-1)}</span>
        </p>
      )}
    </>
  )
}
