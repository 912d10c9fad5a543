import type { ReactNode } from 'react'
import { cssColour, hueOf } from './colours.ts'
import type { ChartSeries } from './drawing.ts'
import styles from './report.module.css'

interface BoxProps {
  title: string
  /** Of twelve columns. */
  span: 4 | 6 | 8 | 12
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

export function Box({ title, span, aside, children }: BoxProps) {
  return (
    <section className={styles.box} data-span={span}>
      <header>
        <h2>{title}</h2>
        {aside && <div>{aside}</div>}
      </header>
      {children}
    </section>
  )
}

/** Which colour is which; the days before are always dashed. */
export function Legend({ parts, before }: { parts: Pick<ChartSeries, 'key' | 'name' | 'colour'>[]; before: string }) {
  return (
    <ul className={styles.legend}>
      {parts.map(({ key, name, colour }) => (
        <li key={key}>
          <i data-type={hueOf(colour)} style={{ background: cssColour(colour) }} />
          {name}
        </li>
      ))}
      <li>
        <i data-before />
        {before}
      </li>
    </ul>
  )
}

export interface ReportFigure {
  name: string
  value: string
  /** Beside the name. */
  note?: string
  /** Beneath: how it compares. */
  compared?: ReactNode
  tone?: 'good' | 'bad' | undefined
}

export function FigureStrip({ children }: { children: ReactNode }) {
  return <dl className={styles.strip}>{children}</dl>
}

export function FigureCell({ name, note, value, compared, tone }: ReportFigure) {
  return (
    <div>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
      {compared && <dd data-tone={tone}>{compared}</dd>}
    </div>
  )
}
