import type { FlowInside, FlowStep } from './flow-steps.ts'
import { type CheckPlace, inFile, type PackageReport } from './report.ts'

/** Whether one gets anywhere: a flow begins, every step can be reached, and there is a way out of every circle. */
export function checkPaths(
  steps: FlowStep[],
  ways: FlowInside['ways'],
  { report, lineOf, entry }: { report: PackageReport; lineOf(id: string): CheckPlace; entry: string },
) {
  const starts = steps.filter(({ kind }) => kind === 'start')
  const ends = steps.filter(({ kind }) => kind === 'end')
  if (steps.length === 0) report.wrong('format.no_steps', {}, inFile(entry))
  else if (starts.length === 0) report.wrong('format.no_start', {}, inFile(entry))
  if (starts.length === 0) return
  if (ends.length === 0) report.note('format.no_end', {}, inFile(entry))

  // Events at the edge of a step begin by themselves, and steps within a step begin with it.
  const entered = new Set(ways.map(({ to }) => to))
  const first = steps.filter(({ id, kind }) => kind === 'start' || (kind === 'event' && !entered.has(id)))
  const reached = reach(first, ways, 'from', 'to')
  for (const { id } of steps.filter((step) => !reached.has(step.id))) report.note('format.unreachable', {}, lineOf(id))
  // What leads nowhere ends there, too: a reminder at the edge of a step. Only circles without a way out go on for ever.
  const left = new Set(ways.map(({ from }) => from))
  const ending = reach(
    steps.filter(({ id }) => !left.has(id)),
    ways,
    'to',
    'from',
  )
  for (const { id } of steps.filter((step) => reached.has(step.id) && !ending.has(step.id)))
    report.note('format.never_ends', {}, lineOf(id))
}

function reach(beginning: FlowStep[], ways: FlowInside['ways'], here: 'from' | 'to', there: 'from' | 'to') {
  const next = Map.groupBy(ways, (way) => way[here])
  const found = new Set(beginning.map(({ id }) => id))
  for (const id of found) for (const way of next.get(id) ?? []) found.add(way[there])
  return found
}
