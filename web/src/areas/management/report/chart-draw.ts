import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components'
import { use as furnish, init } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { chartOption } from './chart-option.ts'
import { colourReader } from './colours.ts'
import type { ChartData } from './drawing.ts'

furnish([BarChart, LineChart, GridComponent, MarkAreaComponent, TooltipComponent, CanvasRenderer])

export interface OpenChart {
  draw: (drawing: ChartData) => void
  close: () => void
}

/** Follows the size of its place and the theme. */
export function openChart(place: HTMLElement): OpenChart {
  const chart = init(place)
  let shown: ChartData | null = null

  function draw(drawing: ChartData) {
    shown = drawing
    const { fontFamily } = getComputedStyle(place)
    chart.setOption(chartOption(drawing, colourReader(place), fontFamily), { notMerge: true })
  }
  const size = new ResizeObserver(() => chart.resize())
  size.observe(place)
  const theme = new MutationObserver(() => shown && draw(shown))
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })

  return {
    draw,
    close() {
      size.disconnect()
      theme.disconnect()
      chart.dispose()
    },
  }
}
