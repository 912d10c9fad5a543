import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ArrowIcon } from '../../../ui/icon/home-icons.tsx'
import { InformationIcon } from '../../../ui/icon/icons.tsx'
import { Tooltip } from '../../../ui/overlay/tooltip.tsx'
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

interface LegendProps {
  parts: Pick<ChartSeries, 'key' | 'name' | 'colour'>[]
  before: string
  /** Today, while it is not over. */
  today?: string | null
}

/** Which colour is which; the days before are always dashed, and today is dotted. */
export function Legend({ parts, before, today }: LegendProps) {
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
      {today && (
        <li>
          <i data-today />
          {today}
        </li>
      )}
    </ul>
  )
}

export interface ReportFigure {
  name: string
  value: string
  /** What is counted, in a sentence. */
  about?: string
  /** How it has changed: '+6.2%'. */
  change?: string | null
  /** Beneath: with what it is compared. */
  compared?: ReactNode
  tone?: 'good' | 'bad' | undefined
  /** Where the figure is listed: the whole cell leads there. */
  to?: string
  /** Beside the value: how it went from day to day. */
  picture?: ReactNode
}

export function FigureStrip({ children }: { children: ReactNode }) {
  return <dl className={styles.strip}>{children}</dl>
}

export function FigureCell({ name, value, about, change, compared, tone, to, picture }: ReportFigure) {
  return (
    <div>
      <dt>{to ? <FigureLink name={name} about={about} to={to} /> : <FigureTitle name={name} about={about} />}</dt>
      <dd>
        {value}
        {picture}
      </dd>
      {(change || compared) && (
        <dd>
          {change && <b data-tone={tone}>{change}</b>}
          {compared && <span>{compared}</span>}
        </dd>
      )}
    </div>
  )
}

function FigureLink({ name, about = '', to }: { name: string; about: string | undefined; to: string }) {
  return (
    <Tooltip text={about}>
      {(trigger) => (
        <Link to={to} {...trigger}>
          {name}
          <ArrowIcon size={14} />
        </Link>
      )}
    </Tooltip>
  )
}

function FigureTitle({ name, about }: { name: string; about: string | undefined }) {
  const { t } = useTranslation('management')
  return (
    <>
      {name}
      {about && (
        <Tooltip text={about}>
          {(trigger) => (
            <button type="button" aria-label={t('reports.meaning', { name })} {...trigger}>
              <InformationIcon size={14} />
            </button>
          )}
        </Tooltip>
      )}
    </>
  )
}

/** The days of a figure as one line; the same figures stand in the report. */
export function Sparkline({ amounts }: { amounts: number[] }) {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const points = amounts.map(
    (amount, place) =>
      `${(1 + (94 * place) / Math.max(1, amounts.length - 1)).toFixed(1)} ${(27 - (24 * (amount - low)) / (high - low || 1)).toFixed(1)}`,
  )
  return (
    <svg className={styles.spark} width="96" height="30" viewBox="0 0 96 30" aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  )
}
