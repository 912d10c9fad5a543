/**
 * Walks through a flow as its file says: gateways by their rules, parallel ways at once, people's decisions asked for.
 * The dry run and the table of all outcomes walk the same way and differ in who answers. Imports nothing heavy: browsers
 * use it.
 */
import { evaluate, type FormulaNode, fieldsRead, readFormula } from './formula.ts'
import type { InsideOf } from './inside.ts'

export type FlowInside = InsideOf<'flow'>
export type FlowStep = FlowInside['steps'][number]
export type FlowWay = FlowInside['ways'][number]

/** What the step before a gateway decided; rules read it like a field. */
export const outcomeField = 'outcome'

/** Stands for everything a person may decide that no rule names. */
const otherOutcome = ''

export interface FlowQuestion {
  gateway: string
  /** `outcome`: a person decides. `unreadable`: its rules are none or cannot be read. `event`: what happens first. */
  why: 'outcome' | 'unreadable' | 'event'
  /** The ways that may be chosen. */
  ways: string[]
}

export interface WalkedStep {
  step: string
  /** The way it was reached by; null for the start. */
  by: string | null
  /** At a gateway that chose: the ways taken, and whether a person said so. */
  taken: string[]
  asked: boolean
}

export interface FlowWalk {
  entries: WalkedStep[]
  /** Every way that was taken, in order. */
  ways: string[]
  /** What it waits for. */
  question: FlowQuestion | null
  ends: 'finished' | 'returned' | 'stuck' | 'asking' | 'stopped'
  /** Where it got stuck, or the gateway that asks. */
  at: string | null
}

/** Who says whether rules hold and what people decide. */
export interface FlowOracle {
  holds: (rule: FormulaNode, outcome: string) => boolean
  /** The way chosen; null to stop and wait. */
  choose: (question: FlowQuestion) => string | null
  /** Told at every exclusive gateway whose rules can be read, before it chooses. */
  onGateway?: (gateway: FlowStep, rules: FormulaNode[], outcomes: string[]) => void
}

interface WalkOptions {
  /** `end`: a way back to a step ends the walk, so that every walk is finite. `follow`: it goes on, as in life. */
  loops: 'end' | 'follow'
}

/** A file can send a token round for ever, or split it into thousands. */
const mostSteps = 1_000

/** The parts of a flow as walks need them, made once for many walks. */
export interface FlowGraph {
  flow: FlowInside
  start: FlowStep | null
  steps: ReadonlyMap<string, FlowStep>
  out: ReadonlyMap<string, FlowWay[]>
  into: ReadonlyMap<string, FlowWay[]>
  /** By way; null where the rule cannot be read. */
  rules: ReadonlyMap<string, FormulaNode | null>
}

export function flowGraph(flow: FlowInside): FlowGraph {
  const steps = new Map(flow.steps.map((step) => [step.id, step]))
  const ways = flow.ways.filter(({ from, to }) => steps.has(from) && steps.has(to))
  const rules = ways.flatMap(({ id, rule }) => (rule === null ? [] : [[id, readRule(rule)] as const]))
  return {
    flow,
    start: flow.steps.find(({ kind }) => kind === 'start') ?? null,
    steps,
    out: Map.groupBy(ways, ({ from }) => from),
    into: Map.groupBy(ways, ({ to }) => to),
    rules: new Map(rules),
  }
}

/** A comparison of what was decided with a field has no table; people are asked there. */
function readRule(rule: string): FormulaNode | null {
  const tree = readFormula(unwrapped(rule))
  return tree && comparisonsOf(tree).every((part) => isAboutOne(fieldsRead(part))) ? tree : null
}

/** Other makers write `${…}` or `#{…}` around the same formula. */
function unwrapped(rule: string): string {
  return /^[$#]\{(.*)\}$/s.exec(rule.trim())?.[1] ?? rule
}

function isAboutOne(paths: string[]): boolean {
  return !paths.includes(outcomeField) || paths.length === 1
}

/** Whether a condition holds, asking for its comparisons one by one and only as long as they matter. */
export function holdsBy(node: FormulaNode, holds: (comparison: FormulaNode) => boolean): boolean {
  if (node.kind !== 'operation') return holds(node)
  if (node.operator === 'or') return holdsBy(node.left, holds) || holdsBy(node.right, holds)
  if (node.operator === 'and') return holdsBy(node.left, holds) && holdsBy(node.right, holds)
  return holds(node)
}

/** The parts of a condition that `and` and `or` join. */
export function comparisonsOf(node: FormulaNode): FormulaNode[] {
  if (node.kind !== 'operation' || (node.operator !== 'and' && node.operator !== 'or')) return [node]
  return [...comparisonsOf(node.left), ...comparisonsOf(node.right)]
}

interface Token {
  step: string
  by: string | null
  /** The steps it has been at. Shared along a line, copied at a fork. */
  seen: Set<string>
}

interface WaitingJoin {
  ways: Set<string>
  seen: Set<string>
}

export function walkFlow(graph: FlowGraph, oracle: FlowOracle, { loops }: WalkOptions): FlowWalk {
  const walk: FlowWalk = { entries: [], ways: [], question: null, ends: 'finished', at: null }
  const tokens: Token[] = graph.start ? [{ step: graph.start.id, by: null, seen: new Set() }] : []
  const joins = new Map<string, WaitingJoin>()

  for (let token = tokens.shift(); token; token = tokens.shift() ?? openedJoin(graph, joins)) {
    const step = graph.steps.get(token.step)
    if (!step || mustWait(step, token)) continue
    const ended = enter(step, token)
    if (ended) return { ...walk, ...ended, at: step.id }
  }
  const [waiting] = joins.keys()
  return waiting === undefined ? walk : { ...walk, ends: 'stuck', at: waiting }

  /** One step on; says why the walk ends here, where it does. */
  function enter(step: FlowStep, { by, seen }: Token): (Pick<FlowWalk, 'ends'> & Partial<FlowWalk>) | null {
    if (walk.entries.length === mostSteps) return { ends: 'stopped' }
    if (loops === 'end' && seen.has(step.id)) return { ends: 'returned' }
    seen.add(step.id)
    const chosen = waysOutOf(graph, step, oracle)
    if ('question' in chosen) return { ends: 'asking', question: chosen.question }

    const { ways, asked } = chosen
    walk.entries.push({ step: step.id, by, taken: ways.map(({ id }) => id), asked })
    for (const way of ways) {
      walk.ways.push(way.id)
      tokens.push({ step: way.to, by: way.id, seen: ways.length > 1 ? new Set(seen) : seen })
    }
    return ways.length === 0 && graph.out.has(step.id) ? { ends: 'stuck' } : null
  }

  /** A join waits until every way into it has brought a token; an inclusive one until no other token is on its way. */
  function mustWait({ id, gateway }: FlowStep, { by, seen }: Token): boolean {
    const into = graph.into.get(id) ?? []
    if (by === null || into.length < 2 || (gateway !== 'parallel' && gateway !== 'inclusive')) return false
    const join = joins.get(id) ?? { ways: new Set(), seen: new Set() }
    join.ways.add(by)
    for (const step of seen) join.seen.add(step)
    joins.set(id, join)
    if (gateway === 'parallel' && join.ways.size === into.length) tokens.unshift(released(joins, id, join))
    return true
  }
}

/** An inclusive join goes on when nothing else is on its way; a parallel one waits for ever. */
function openedJoin(graph: FlowGraph, joins: Map<string, WaitingJoin>): Token | undefined {
  const open = [...joins].find(([step]) => graph.steps.get(step)?.gateway === 'inclusive')
  return open && released(joins, ...open)
}

function released(joins: Map<string, WaitingJoin>, step: string, { seen }: WaitingJoin): Token {
  joins.delete(step)
  return { step, by: null, seen }
}

type ChosenWays = { ways: FlowWay[]; asked: boolean } | { question: FlowQuestion }

function waysOutOf(graph: FlowGraph, step: FlowStep, oracle: FlowOracle): ChosenWays {
  const out = graph.out.get(step.id) ?? []
  if (step.gateway === 'parallel' || (step.gateway === null && out.every(({ rule }) => rule === null)))
    return { ways: out, asked: false }
  if (out.length < 2 && out.every(({ rule }) => rule === null)) return { ways: out, asked: false }
  if (step.gateway === 'event') return ask(out, 'event')
  if (isUnreadable(graph, out)) return ask(out, 'unreadable')

  const outcomes = outcomesNamed(graph, out)
  const rules = out.flatMap(({ id }) => graph.rules.get(id) ?? [])
  if (step.gateway === 'exclusive') oracle.onGateway?.(step, rules, outcomes)
  const taken = outcomes.map((outcome) => waysThatHold(graph, step, out, (rule) => oracle.holds(rule, outcome)))
  const different = new Map(taken.map((ways) => [ways.map(({ id }) => id).join(' '), ways]))
  const [only] = different.size === 1 ? different.values() : []
  if (only) return { ways: only, asked: false }
  return ask(
    [...different.values()].flatMap(([first]) => first ?? []),
    'outcome',
  )

  function ask(ways: FlowWay[], why: FlowQuestion['why']): ChosenWays {
    const question = { gateway: step.id, why, ways: ways.map(({ id }) => id) }
    const answer = oracle.choose(question)
    if (answer === null) return { question }
    return { ways: out.filter(({ id }) => id === answer), asked: true }
  }
}

/** One rule that cannot be read makes the gateway a matter of choice, and so do several ways without any. */
function isUnreadable(graph: FlowGraph, out: FlowWay[]): boolean {
  const open = out.filter(({ rule, is_default }) => rule === null && !is_default)
  return out.some(({ id }) => graph.rules.get(id) === null) || open.length > 1 || (open.length > 0 && !hasRule(out))
}

function hasRule(out: FlowWay[]): boolean {
  return out.some(({ rule }) => rule !== null)
}

/** What people may decide at a gateway: each value its rules name, and something else. */
function outcomesNamed(graph: FlowGraph, out: FlowWay[]): string[] {
  const comparisons = out.flatMap(({ id }) => {
    const rule = graph.rules.get(id)
    return rule ? comparisonsOf(rule) : []
  })
  const named = comparisons
    .filter((part) => fieldsRead(part).includes(outcomeField))
    .flatMap((part) => (part.kind === 'operation' ? [part.left, part.right] : []))
    .flatMap((part) => (part.kind === 'constant' ? [String(part.value)] : []))
  return named.length > 0 ? [...new Set([...named, otherOutcome])] : [otherOutcome]
}

/** The first way whose rule holds, for inclusive gateways and steps all of them; else the default, or what has no rule. */
function waysThatHold(
  graph: FlowGraph,
  { gateway }: FlowStep,
  out: FlowWay[],
  holds: (rule: FormulaNode) => boolean,
): FlowWay[] {
  const matching: FlowWay[] = []
  for (const way of out) {
    const rule = graph.rules.get(way.id)
    if (rule && holds(rule)) matching.push(way)
    if (matching.length === 1 && gateway === 'exclusive') return matching
  }
  const always = gateway === null ? out.filter(({ rule, is_default }) => rule === null && !is_default) : []
  if (matching.length > 0 || always.length > 0) return [...always, ...matching]
  return out.filter(({ rule, is_default }) => is_default || (rule === null && gateway !== null)).slice(0, 1)
}

/** Which way somebody chose at a gateway; several for one gateway are taken in order, visit by visit. */
export interface FlowDecision {
  gateway: string
  way: string
}

/** The walk of one set of values through a flow, as far as people have decided. */
export function runFlow(
  graph: FlowGraph,
  values: Readonly<Record<string, unknown>>,
  decisions: readonly FlowDecision[],
): FlowWalk {
  const left = [...decisions]
  const choose = ({ gateway, ways }: FlowQuestion) => {
    const place = left.findIndex((decision) => decision.gateway === gateway && ways.includes(decision.way))
    return place < 0 ? null : (left.splice(place, 1)[0]?.way ?? null)
  }
  const holds = (rule: FormulaNode, outcome: string) => evaluate(rule, { ...values, [outcomeField]: outcome }) === true
  return walkFlow(graph, { holds, choose }, { loops: 'follow' })
}

/** The step people last acted at before a gateway: the one who decides. */
export function deciderBefore(graph: FlowGraph, gateway: string): FlowStep | null {
  const seen = new Set([gateway])
  for (const id of seen) {
    for (const { from } of graph.into.get(id) ?? []) {
      const step = graph.steps.get(from)
      if (step?.kind === 'approval' || step?.kind === 'task') return step
      seen.add(from)
    }
  }
  return null
}
