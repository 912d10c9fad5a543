import type { ComponentType } from 'react'
import { Chart } from './chart.tsx'
import { itemsOf, textOf } from './read-json.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './widgets.module.css'

/** The kinds of widgets the stage draws itself, each from sample data that lie in the file. Nothing is fetched. */
export const widgetKinds: Record<string, ComponentType<WidgetProps>> = {
  hero: Hero,
  todo: Lines,
  notices: Lines,
  links: Lines,
  calendar: Dates,
  shortcuts: Shortcuts,
  people: People,
  chart: ({ data, language, title }) => <Chart data={data} language={language} title={title} />,
  figure: Figure,
  text: Text,
}

function Hero({ title, data, language }: WidgetProps) {
  const note = textOf(data.note, language)
  return (
    <div className={styles.hero}>
      <Hills />
      <b>{textOf(data.text ?? data.headline, language) || title}</b>
      {note && <span>{note}</span>}
    </div>
  )
}

function Lines({ title, data, language }: WidgetProps) {
  const items = itemsOf(data.items, language)
  const count = typeof data.count === 'number' ? data.count : null
  return (
    <>
      <h2>
        {title}
        {count !== null && <em>{count}</em>}
      </h2>
      <ul className={styles.lines}>
        {items.map(({ text, note }) => (
          <li key={text}>
            <span>{text}</span>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Dates({ title, data, language }: WidgetProps) {
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.dates}>
        {itemsOf(data.items, language).map(({ text, note }) => (
          <li key={`${note} ${text}`}>
            <b>{note}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Shortcuts({ title, data, language }: WidgetProps) {
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.shortcuts}>
        {itemsOf(data.items, language).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

function People({ title, data, language }: WidgetProps) {
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.people}>
        {itemsOf(data.items, language).map(({ text, note }) => (
          <li key={text}>
            <i aria-hidden="true">{[...text][0]}</i>
            <span>
              {text}
              {note && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Figure({ title, data, language }: WidgetProps) {
  const note = textOf(data.note ?? data.change, language)
  return (
    <div className={styles.figure}>
      <h2>{title}</h2>
      <p>
        {textOf(data.value, language)}
        <small>{textOf(data.unit, language)}</small>
      </p>
      {note && <span>{note}</span>}
    </div>
  )
}

function Text({ title, data, language }: WidgetProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.text}>{textOf(data.text, language)}</p>
    </>
  )
}

/** What a banner shows that brings no picture: hills in the colours of its theme. */
function Hills() {
  return (
    <svg viewBox="0 0 560 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--portal-deep)" d="M0 0h560v190H0z" />
      <circle cx="430" cy="70" r="44" fill="var(--portal-mark)" />
      <path fill="var(--portal-accent)" d="M0 190V130L120 80L230 130L340 70L560 150V190z" />
      <path fill="color-mix(in oklab, var(--portal-accent) 55%, #ffffff)" d="M0 190V160L180 120L360 165L560 130V190z" />
    </svg>
  )
}
