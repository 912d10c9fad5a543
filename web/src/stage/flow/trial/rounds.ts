import {
  type FlowDecision,
  type FlowGraph,
  type FlowWalk,
  type FlowWay,
  runFlow,
  type WalkedStep,
} from '@atrium/contract/resource/flow-run'

/** One submission of the form, as far as people have decided about it. */
export interface TrialRound {
  values: Record<string, unknown>
  decisions: FlowDecision[]
}

/** The walk of one submission. It ends where the form comes back to the one who filled it in: they submit anew. */
export function walkRound(graph: FlowGraph, first: string | null, { values, decisions }: TrialRound): FlowWalk {
  const walk = runFlow(graph, values, decisions)
  const visits = walk.entries.flatMap(({ step }, place) => (step === first ? [place] : []))
  const back = visits[1]
  if (back === undefined) return walk
  return { ...walk, entries: walk.entries.slice(0, back + 1), question: null, ends: 'returned', at: first }
}

/** The decisions that were made before the walk came to a place: those after it are open again. */
export function decisionsBefore(entries: readonly WalkedStep[], place: number): FlowDecision[] {
  return entries
    .slice(0, place)
    .flatMap(({ step, taken: [way], asked }) => (asked && way ? { gateway: step, way } : []))
}

/** Where values lead if everybody lets them pass: at each question the way that leads on. */
export function predictWalk(graph: FlowGraph, values: Record<string, unknown>): FlowWalk {
  const decisions: FlowDecision[] = []
  let walk = runFlow(graph, values, decisions)
  while (walk.question && decisions.length < mostQuestions) {
    const { gateway, ways } = walk.question
    const way = onwards(graph, walk, ways)[0]
    if (way === undefined) break
    decisions.push({ gateway, way: way.id })
    walk = runFlow(graph, values, decisions)
  }
  return walk
}

const mostQuestions = 50

/** The ways of a question: those that lead on first, then those that lead back to where it has been. */
export function onwards(graph: FlowGraph, { entries }: FlowWalk, ways: readonly string[]): FlowWay[] {
  const been = new Set(entries.map(({ step }) => step))
  return graph.flow.ways
    .filter(({ id }) => ways.includes(id))
    .sort((one, other) => Number(been.has(one.to)) - Number(been.has(other.to)))
}

/** The ways whose both ends are shown. */
export function waysTaken(graph: FlowGraph, entries: readonly WalkedStep[]): FlowWay[] {
  const been = new Set(entries.map(({ step }) => step))
  const taken = new Set(entries.flatMap((entry) => entry.taken))
  return graph.flow.ways.filter(({ id, to }) => taken.has(id) && been.has(to))
}

/** Steps and ways that are ruled out: ways a gateway did not take, and what only they lead to. */
export function ruledOut(graph: FlowGraph, entries: readonly WalkedStep[]): Set<string> {
  const open = new Set(entries.map(({ step }) => step))
  const chosen = new Map(entries.map(({ step, taken }) => [step, taken]))
  const possible = new Set<string>()
  for (const step of open) {
    for (const way of graph.out.get(step) ?? []) {
      const taken = chosen.get(step)
      if (taken && !taken.includes(way.id)) continue
      possible.add(way.id)
      open.add(way.to)
    }
  }
  const edges = new Set(graph.flow.steps.filter(({ attached_to }) => attached_to !== null).map(({ id }) => id))
  const steps = graph.flow.steps.filter(({ id }) => !open.has(id) && !edges.has(id)).map(({ id }) => id)
  const ways = graph.flow.ways.filter(({ id, from }) => !possible.has(id) && !edges.has(from)).map(({ id }) => id)
  return new Set([...steps, ...ways])
}
