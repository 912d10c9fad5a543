/**
 * All outcomes of a flow: which values and decisions lead along which steps. Every set of values falls into exactly one
 * case for each set of decisions, because walks only part where a rule or a person parts them.
 */
import {
  cellsOf,
  contains,
  type DecisionSubject,
  type DecisionTerm,
  fieldOf,
  holdsIn,
  joinNeighbours,
  termOf,
} from './decision-terms.ts'
import {
  comparisonsOf,
  type FlowGraph,
  type FlowInside,
  type FlowStep,
  flowGraph,
  holdsBy,
  outcomeField,
  walkFlow,
} from './flow-run.ts'
import { evaluate, type FormulaNode, fieldsRead } from './formula.ts'
import type { DecisionCase, DecisionCell, DecisionTable } from './inside.ts'

const mostCases = 200
const mostWalks = 4_000
/** Steps of all walks together: what bounds the time for large flows. */
const mostSteps = 100_000

/** A gateway for which some values that reach it meet no rule, or more than one, or which waits for ever. */
export interface GatewayFault {
  gateway: string
  kind: 'gap' | 'overlap' | 'wait'
  /** The values that show it: `total = 5000`. */
  when: { subject: string; any_of: DecisionCell[] }[]
}

interface Analysis {
  table: DecisionTable
  faults: GatewayFault[]
}

export function decisionTableOf(flow: FlowInside): DecisionTable {
  return analyseFlow(flow).table
}

export function analyseFlow(flow: FlowInside): Analysis {
  const graph = flowGraph(flow)
  const subjects = subjectsOf(graph)
  const faults = new Map<string, GatewayFault>()
  const cases = new Map<string, DecisionCase>()
  let walks = 0
  let steps = 0
  let is_cut = false

  // Depth first over the choices of the walk before: the last one that has another branch takes it.
  for (let path: Choice[] | null = []; path; path = nextPath(path)) {
    is_cut = walks >= mostWalks || steps >= mostSteps || cases.size >= mostCases
    if (is_cut) break
    const explorer = new Explorer(graph, subjects, path, faults)
    const walk = walkFlow(graph, explorer, { loops: 'end' })
    walks += 1
    steps += walk.entries.length
    is_cut = walk.ends === 'stopped'
    if (is_cut) break
    const found = explorer.caseOf(
      walk.entries.map(({ step }) => step),
      walk.ways,
      walk.ends === 'asking' ? 'stuck' : walk.ends,
    )
    cases.set(JSON.stringify([found.when, found.ways]), found)
    if (walk.ends === 'stuck' && graph.steps.get(walk.at ?? '')?.gateway === 'parallel')
      faults.set(`wait ${walk.at}`, { gateway: walk.at ?? '', kind: 'wait', when: found.when })
  }

  const all = mergeAlike([...cases.values()], [...subjects.keys()])
  return {
    table: { ...reachOf(graph, all, is_cut), subjects: [...subjects.keys()], cases: all, is_cut },
    faults: [...faults.values()],
  }
}

/** Cases that differ in one subject only and take the same ways are one. */
function mergeAlike(cases: DecisionCase[], subjects: readonly string[]): DecisionCase[] {
  return subjects.reduce((merged, subject) => {
    const withoutIt = ({ when, decided, ways }: DecisionCase) =>
      JSON.stringify([
        when.filter((one) => one.subject !== subject),
        decided,
        ways,
        when.some((one) => one.subject === subject),
      ])
    return [...Map.groupBy(merged, withoutIt).values()].map((group) => {
      const [first] = group as [DecisionCase, ...DecisionCase[]]
      if (group.length === 1) return first
      const cells = group.flatMap(({ when }) => when.find((one) => one.subject === subject)?.any_of ?? [])
      const any_of = joinNeighbours(cells)
      return { ...first, when: first.when.map((one) => (one.subject === subject ? { subject, any_of } : one)) }
    })
  }, cases)
}

interface Choice {
  taken: number
  of: number
}

function nextPath(path: Choice[]): Choice[] | null {
  const last = path.findLastIndex(({ taken, of }) => taken + 1 < of)
  return last < 0 ? null : [...path.slice(0, last), { taken: (path[last]?.taken ?? 0) + 1, of: path[last]?.of ?? 0 }]
}

/** Everything the rules compare, `outcome` apart: that is a person's. */
function subjectsOf({ rules, flow }: FlowGraph): Map<string, DecisionSubject> {
  const compared = [...rules.values()]
    .flatMap((rule) => (rule ? comparisonsOf(rule) : []))
    .filter((part) => !fieldsRead(part).includes(outcomeField))
    .map(termOf)
  return new Map(
    [...Map.groupBy(compared, ({ term }) => term.subject)].map(([name, found]) => {
      const node = (found[0] as (typeof found)[number]).node
      const cells = cellsOf(
        node,
        found.map(({ term }) => term),
        fieldOf(node, flow.form_fields),
      )
      return [name, { name, node, cells }]
    }),
  )
}

/** Answers for one walk: what is not settled yet becomes a choice, taken as the path says, the first branch beyond it. */
class Explorer {
  private readonly graph: FlowGraph
  private readonly subjects: Map<string, DecisionSubject>
  private readonly path: Choice[]
  private readonly faults: Map<string, GatewayFault>
  private place = 0
  private readonly left = new Map<string, DecisionCell[]>()
  private readonly decided: DecisionCase['decided'] = []

  constructor(
    graph: FlowGraph,
    subjects: Map<string, DecisionSubject>,
    path: Choice[],
    faults: Map<string, GatewayFault>,
  ) {
    this.graph = graph
    this.subjects = subjects
    this.path = path
    this.faults = faults
  }

  holds = (rule: FormulaNode, outcome: string): boolean =>
    holdsBy(rule, (part) => decidedBy(part, outcome) ?? this.settle(termOf(part).term))

  choose = ({ gateway, ways }: { gateway: string; ways: string[] }): string | null => {
    const way = ways[this.branch(ways.length)] ?? null
    if (way !== null) this.decided.push({ gateway, way })
    return way
  }

  onGateway = (gateway: FlowStep, rules: FormulaNode[], outcomes: string[]) => {
    const view = { rules, outcomes, cells: (subject: string) => this.cells(subject) }
    for (const fault of faultsAt(this.graph, gateway, view)) {
      const key = `${fault.kind} ${fault.gateway}`
      if (!this.faults.has(key)) this.faults.set(key, fault)
    }
  }

  caseOf(steps: string[], ways: string[], ends: DecisionCase['ends'] | 'stopped'): DecisionCase {
    const when = [...this.left].map(([subject, cells]) => ({ subject, any_of: joinNeighbours(cells) }))
    return { when, decided: this.decided, steps: [...new Set(steps)], ways, ends: ends === 'stopped' ? 'stuck' : ends }
  }

  private cells(subject: string): DecisionCell[] {
    return this.left.get(subject) ?? this.subjects.get(subject)?.cells ?? []
  }

  private settle(term: DecisionTerm): boolean {
    const { true: yes = [], false: no = [] } = Object.groupBy(this.cells(term.subject), (cell) =>
      holdsIn(cell, term) ? 'true' : 'false',
    )
    if (yes.length === 0 || no.length === 0) return no.length === 0
    // What does not meet a rule comes first: small amounts stand before large ones.
    const isTrue = this.branch(2) === 1
    this.left.set(term.subject, isTrue ? yes : no)
    return isTrue
  }

  private branch(of: number): number {
    const choice = this.path[this.place] ?? { taken: 0, of }
    this.path[this.place] = choice
    this.place += 1
    return choice.taken
  }
}

interface GatewayView {
  rules: FormulaNode[]
  outcomes: string[]
  cells: (subject: string) => DecisionCell[]
}

/** More combinations than this at one gateway are not tried. */
const mostCombinations = 500

/** Whether among the values that reach a gateway some meet no rule while there is no default, or two rules at once. */
function faultsAt(graph: FlowGraph, { id }: FlowStep, { rules, outcomes, cells }: GatewayView): GatewayFault[] {
  const hasDefault = (graph.out.get(id) ?? []).some(({ rule, is_default }) => is_default || rule === null)
  const terms = rules.flatMap(comparisonsOf).filter((part) => !fieldsRead(part).includes(outcomeField))
  const names = [...new Set(terms.map((part) => termOf(part).term.subject))]
  const combinations = names.reduce<DecisionCell[][]>(
    (all, name) => all.flatMap((chosen) => cells(name).map((cell) => [...chosen, cell])).slice(0, mostCombinations),
    [[]],
  )
  const kindFor = (combination: DecisionCell[], outcome: string) => {
    const holdsHere = (part: FormulaNode) => {
      const { term } = termOf(part)
      const cell = combination[names.indexOf(term.subject)]
      return cell !== undefined && holdsIn(cell, term)
    }
    const meets = rules.filter((rule) => holdsBy(rule, (part) => decidedBy(part, outcome) ?? holdsHere(part))).length
    if (meets > 1) return 'overlap'
    return meets === 0 && !hasDefault ? 'gap' : null
  }
  return (['gap', 'overlap'] as const).flatMap((kind) => {
    const found = combinations.find((combination) => outcomes.some((outcome) => kindFor(combination, outcome) === kind))
    const when = names.map((subject, place) => ({ subject, any_of: [found?.[place] as DecisionCell] }))
    return found ? [{ gateway: id, kind, when }] : []
  })
}

/** A comparison of what a person decided; null for one of the form's values. */
function decidedBy(part: FormulaNode, outcome: string): boolean | null {
  return fieldsRead(part).includes(outcomeField) ? evaluate(part, { [outcomeField]: outcome }) === true : null
}

/** What no case takes, among what the drawing connects with the start; and what only events at an edge lead to. */
function reachOf(graph: FlowGraph, cases: DecisionCase[], is_cut: boolean) {
  const walked = new Set(cases.flatMap(({ steps, ways }) => [...steps, ...ways]))
  const connected = connectedFrom(graph, graph.start ? [graph.start.id] : [])
  const edges = graph.flow.steps.filter(({ attached_to }) => attached_to !== null).map(({ id }) => id)
  const triggered = [...connectedFrom(graph, edges)].filter((id) => graph.steps.has(id) && !walked.has(id))
  const unreachable = [...connected].filter((id) => !walked.has(id) && !triggered.includes(id))
  const unreadable = [...graph.rules].flatMap(([id, rule]) => (rule === null ? id : []))
  return { unreachable: is_cut ? [] : unreachable, triggered, unreadable }
}

/** Steps and ways. */
function connectedFrom({ out }: FlowGraph, starts: string[]): Set<string> {
  const found = new Set(starts)
  for (const id of found) {
    for (const way of out.get(id) ?? []) {
      found.add(way.id)
      found.add(way.to)
    }
  }
  return found
}

/** The cases that somebody's values fall into: one for each way people may decide. */
export function casesFor({ cases }: Pick<DecisionTable, 'cases'>, read: (subject: string) => unknown): DecisionCase[] {
  return cases.filter(({ when }) =>
    when.every(({ subject, any_of }) => any_of.some((cell) => contains(cell, read(subject)))),
  )
}
