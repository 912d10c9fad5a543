import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption, MarkAreaComponentOption, TooltipComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { ChartColour } from './colours.ts'
import type { ChartData } from './drawing.ts'

type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | MarkAreaComponentOption | TooltipComponentOption
>
type ReadColour = (colour: ChartColour) => string

/** Nothing moves. */
export function chartOption(drawing: ChartData, read: ReadColour, fontFamily: string): ChartOption {
  const { shape, days, axisName, format } = drawing
  const label = { color: read('--ink-3'), fontSize: 11 }
  const rule = { show: true, lineStyle: { color: read('--line') } }

  return {
    animation: false,
    textStyle: { fontFamily },
    grid: { left: 44, right: 22, top: 14, bottom: 30 },
    xAxis: {
      type: 'category',
      data: days,
      boundaryGap: shape === 'columns' || days.length === 1,
      axisLine: rule,
      axisTick: { show: false },
      axisLabel: { ...label, interval: (place) => isNamed(place, days.length), formatter: axisName, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitNumber: 3,
      minInterval: 1,
      splitLine: rule,
      axisLabel: { ...label, formatter: format },
    },
    tooltip: tooltip(drawing, read),
    series: [...series(drawing, read), ...today(drawing, read), before(drawing, read)],
  }
}

/** About six of them; the last one, unless it would touch its neighbour. */
function isNamed(place: number, count: number): boolean {
  const step = Math.ceil(count / 6)
  return place % step === 0 || (place === count - 1 && place % step > step / 2)
}

function series(drawing: ChartData, read: ReadColour): (BarSeriesOption | LineSeriesOption)[] {
  const { shape, days, parts, open } = drawing
  const isOpen = (place: number) => days.length > 1 && place === open
  return parts.map(({ name, colour, amounts }, first) => {
    const color = read(colour)
    const markArea = first === 0 ? weekends(drawing, read) : {}
    if (shape === 'columns') {
      const unfinished = {
        color: read('--surface'),
        borderColor: color,
        borderWidth: 1.5,
        borderType: 'dashed' as const,
      }
      return {
        type: 'bar',
        name,
        data: amounts.map((value, place) => (isOpen(place) ? { value, itemStyle: unfinished } : value)),
        stack: 'all',
        barMaxWidth: 24,
        itemStyle: { color },
        markArea,
      }
    }
    return {
      type: 'line',
      name,
      data: amounts.map((amount, place) => (isOpen(place) || isAhead(drawing, place) ? null : amount)),
      markArea,
      symbol: 'circle',
      symbolSize: 9,
      showSymbol: days.length === 1,
      lineStyle: { color, width: 2 },
      itemStyle: { color: read('--surface'), borderColor: color, borderWidth: 2.5 },
      areaStyle: { color, opacity: 0.07 },
      emphasis: { lineStyle: { width: 2 } },
    }
  })
}

/** Hours of today that have not come yet. */
function isAhead({ open }: ChartData, place: number): boolean {
  return open !== null && place > open
}

/** From yesterday, or the last hour, to now, dotted: it is not over. */
function today({ shape, days, parts, open, todayName }: ChartData, read: ReadColour): LineSeriesOption[] {
  const [part] = parts
  if (open === null || !todayName || shape === 'columns' || days.length < 2 || !part) return []
  const color = read(part.colour)
  return [
    {
      type: 'line',
      name: todayName,
      data: part.amounts.map((amount, place) => (place === open || place === open - 1 ? amount : null)),
      symbol: (_, { dataIndex }) => (dataIndex === open ? 'circle' : 'none'),
      symbolSize: 7,
      showSymbol: true,
      lineStyle: { color, width: 2, type: 'dotted' },
      itemStyle: { color: read('--surface'), borderColor: color, borderWidth: 1.5 },
    },
  ]
}

/** Saturdays and Sundays stand on a darker ground. */
function weekends({ days, shape }: ChartData, read: ReadColour): NonNullable<LineSeriesOption['markArea']> {
  const areas = days.flatMap((day, place) => {
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 6 && !(weekday === 0 && place === 0)) return []
    const until = Math.min(weekday === 6 ? place + 1 : place, days.length - 1)
    return [[{ xAxis: place }, { xAxis: until }]] as [{ xAxis: number }, { xAxis: number }][]
  })
  return { silent: true, itemStyle: { color: read('--sunken'), opacity: shape === 'line' ? 0.55 : 0.4 }, data: areas }
}

function before({ beforeName, before, days }: ChartData, read: ReadColour): LineSeriesOption {
  const color = read('--line-control')
  return {
    type: 'line',
    name: beforeName,
    data: before,
    symbol: 'circle',
    symbolSize: 5,
    showSymbol: days.length === 1,
    lineStyle: { color, width: 1.5, type: [4, 4] },
    itemStyle: { color },
    emphasis: { lineStyle: { width: 1.5 } },
  }
}

/** Drawn into the canvas: pages allow no styles in markup that comes later. */
function tooltip(drawing: ChartData, read: ReadColour): TooltipComponentOption {
  const { days, parts, before, beforeName, open, todayName, dayName, format } = drawing
  return {
    trigger: 'axis',
    renderMode: 'richText',
    confine: true,
    backgroundColor: read('--ink'),
    borderWidth: 0,
    borderRadius: 0,
    padding: [8, 12],
    textStyle: { color: read('--ground'), fontSize: 12 },
    axisPointer: { type: 'line', lineStyle: { color: read('--ink'), width: 1, type: 'solid' } },
    formatter: (pointed) => {
      const place = [pointed].flat()[0]?.dataIndex ?? 0
      const shown = isAhead(drawing, place) ? [] : parts
      const named = shown.map(({ name, amounts }) => `${name}　${format(amounts[place] ?? 0)}`)
      return [
        todayName !== null && place === open ? todayName : dayName(days[place] ?? ''),
        ...named,
        `${beforeName}　${format(before[place] ?? 0)}`,
      ].join('\n')
    },
  }
}
