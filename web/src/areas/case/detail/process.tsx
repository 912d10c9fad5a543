import { useTranslation } from 'react-i18next'
import type { CaseAnswer } from './case.ts'
import styles from './process.module.css'
import { drawAcross, type ProcessDrawing } from './way.ts'
import { drawDown } from './way-down.ts'

type CaseProcess = NonNullable<CaseAnswer['process']>['before']

/** So wide a drawing is at least, so that its words have the size of the text around it. */
const wide = 780
const narrow = 300

/** Before and after, drawn from the steps; for those who listen, the same as lists. */
export function Process({ before, after }: NonNullable<CaseAnswer['process']>) {
  return (
    <figure className={styles.process}>
      <DrawnWay way={before} look="before" />
      <DrawnWay way={after} look="after" />
    </figure>
  )
}

function DrawnWay({ way: { label, steps }, look }: { way: CaseProcess; look: 'before' | 'after' }) {
  const { t } = useTranslation('case')

  return (
    <section className={styles.way} data-look={look} aria-label={label}>
      <p>{label}</p>
      <ol className="visually-hidden">
        {steps.map((step) => (
          <li key={step.join()}>
            {step.length > 1 ? t('detail.at_once', { steps: step.join(t('detail.comma')) }) : step[0]}
          </li>
        ))}
      </ol>
      <Drawn drawing={drawAcross(steps)} least={wide} shape="across" />
      <Drawn drawing={drawDown(steps, narrow)} least={narrow} shape="down" />
    </section>
  )
}

function Drawn({ drawing, least, shape }: { drawing: ProcessDrawing; least: number; shape: 'across' | 'down' }) {
  const { boxes, lines, height } = drawing
  // Half a line stands out on every side.
  const viewBox = `-1 -1 ${Math.max(least, drawing.width) + 2} ${height + 2}`
  return (
    <svg className={styles[shape]} viewBox={viewBox} aria-hidden="true">
      <path d={lines} />
      {boxes.map(({ text, x, y, width, height }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={width} height={height} />
          <text x={x + width / 2} y={y + height / 2 + 5}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}
