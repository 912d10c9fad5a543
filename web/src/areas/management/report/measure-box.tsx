import type { ReportMeasure } from '@atrium/contract/report/choices'
import { useTranslation } from 'react-i18next'
import { Box, Legend } from './box.tsx'
import { Chart } from './chart.tsx'
import { CountedSince } from './counted-since.tsx'
import type { ReportAnswer } from './figures.ts'
import { FiguresTable } from './figures-table.tsx'
import { useDrawing } from './measures.ts'
import styles from './report.module.css'

/** One measure of a report: drawn, and written down. */
export function MeasureBox({ report, measure, span }: { report: ReportAnswer; measure: ReportMeasure; span: 6 | 12 }) {
  const { t } = useTranslation('management')
  const drawing = useDrawing()(report, measure)
  const title = t(`reports.measure.${measure}`)

  return (
    <Box
      title={title}
      span={span}
      aside={<Legend parts={drawing.parts} before={drawing.beforeName} today={drawing.todayName} />}
    >
      <div className={styles.plot}>
        <CountedSince report={report} />
        <Chart label={t('reports.chart', { title })} drawing={drawing} />
      </div>
      <details>
        <summary>{t('reports.table')}</summary>
        <FiguresTable caption={title} drawing={drawing} />
      </details>
    </Box>
  )
}
