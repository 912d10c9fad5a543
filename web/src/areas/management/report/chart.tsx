import { useEffect, useRef } from 'react'
import type { OpenChart } from './chart-draw.ts'
import type { ChartData } from './drawing.ts'
import styles from './report.module.css'

/** A picture of figures that stand in a table, too. What draws it comes only to pages that have one. */
export function Chart({ label, drawing }: { label: string; drawing: ChartData }) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<OpenChart>(null)
  const latest = useRef(drawing)

  useEffect(() => {
    latest.current = drawing
    chart.current?.draw(drawing)
  })

  useEffect(() => {
    let gone = false
    void import('./chart-draw.ts').then(({ openChart }) => {
      if (gone || !place.current) return
      chart.current = openChart(place.current)
      chart.current.draw(latest.current)
    })
    return () => {
      gone = true
      chart.current?.close()
      chart.current = null
    }
  }, [])

  return <div ref={place} className={styles.chart} role="img" aria-label={label} />
}
