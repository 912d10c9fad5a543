import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds that the thread really worked; those it waited for a busy machine are not among them. */
  tdur?: number
  args?: { name?: string }
}

/**
 * The longest task of the page's main thread while something is done, in milliseconds of its own work: the browser's
 * entries of long tasks count from clock to clock, and on a machine with other work they tell of that.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete

  const threads = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid}:${tid}`] : [],
    ),
  )
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}:${tid}`))
  if (tasks.length === 0) throw new Error('The trace holds no task of the page: nothing was measured.')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}
