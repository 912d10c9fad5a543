import { languages } from '@atrium/contract/languages'
import type { ComparedChange } from '@atrium/contract/resource/comparison'
import type { InsideLabel, InsideOf } from '@atrium/contract/resource/inside'
import { nameSteps } from '@atrium/contract/resource/step-names'
import { compareParts, compareWhole } from './compare-parts.ts'

type ComparedFlow = InsideOf<'flow'>

/** Rules first: they decide for people. Steps by their ids in the file: one that was only renamed is the same step. */
export function compareFlows(before: ComparedFlow, after: ComparedFlow): ComparedChange[] {
  const names = { before: stepLabels(before), after: stepLabels(after) }
  const ways = compareWays(before, after, names)
  return [
    ...ways.filter(isAboutRule),
    ...compareSteps(before, after, names),
    ...ways.filter((change) => !isAboutRule(change)),
    ...compareRights(before, after, names.after),
    ...compareParts('lane', [before.lanes, after.lanes], {
      keyOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      traitsOf: ({ name }) => ({ title: name }),
      elementsOf: ({ id }) => [id],
    }),
    ...compareWhole(boundTo(before), boundTo(after)),
  ]
}

function boundTo({ form, document }: ComparedFlow) {
  return { form, document }
}

type StepLabel = (id: string) => InsideLabel

/** A step without a name of its own is named in every language. */
function stepLabels(flow: ComparedFlow): StepLabel {
  const known = new Map(flow.steps.map(({ id, name }) => [id, name]))
  const named = languages.map((language) => [language, nameSteps(flow, language, () => '')] as const)
  return (id) => known.get(id) || Object.fromEntries(named.map(([language, nameOf]) => [language, nameOf(id)]))
}

interface LabelsOfBoth {
  before: StepLabel
  after: StepLabel
}

/** The ways of a step that came or went are drawn with it. */
function compareSteps(before: ComparedFlow, after: ComparedFlow, names: LabelsOfBoth) {
  const lanes = new Map([...before.lanes, ...after.lanes].map(({ id, name }) => [id, name]))
  const later = new Set(after.steps.map(({ id }) => id))
  const changes = compareParts('step', [before.steps, after.steps], {
    keyOf: ({ id }) => id,
    nameOf: ({ id }) => (later.has(id) ? names.after(id) : names.before(id)),
    traitsOf: ({ name, kind, lane, role, deadline, passes, actions }) => ({
      title: name,
      kind,
      lane: lane && (lanes.get(lane) ?? lane),
      role,
      deadline,
      passes,
      actions,
    }),
    elementsOf: ({ id }) => [id],
  })
  return changes.map((change) => {
    if (change.kind === 'changed' || !change.elements) return change
    const withWays = (flow: ComparedFlow, [id]: string[]) =>
      id === undefined ? [] : [id, ...flow.ways.filter(({ from, to }) => from === id || to === id).map((way) => way.id)]
    const { elements } = change
    return {
      ...change,
      elements: { before: withWays(before, elements.before), after: withWays(after, elements.after) },
    }
  })
}

/** Of steps that are in both: a step that came brings its rights with it. */
function compareRights(before: ComparedFlow, after: ComparedFlow, nameOf: StepLabel) {
  return after.steps.flatMap((step) => {
    const old = before.steps.find(({ id }) => id === step.id)
    if (!old) return []
    const changes = compareParts('right', [old.fields, step.fields], {
      keyOf: ({ path }) => path,
      nameOf: ({ title, path }) => title || path,
      traitsOf: ({ right }) => ({ right }),
    })
    const elements = { before: [step.id], after: [step.id] }
    return changes.map((change) => ({ ...change, step: nameOf(step.id), elements }))
  })
}

/** Of steps that are in both: how a new step is reached says the step itself, unless a rule leads to it or away from it. */
function compareWays(before: ComparedFlow, after: ComparedFlow, names: LabelsOfBoth): ComparedChange[] {
  const common = new Set(before.steps.map(({ id }) => id).filter((id) => after.steps.some((step) => step.id === id)))
  const told = ({ ways }: ComparedFlow) =>
    ways.filter(({ from, to, rule }) => (common.has(from) && common.has(to)) || rule !== null)
  const changes = compareParts('way', [told(before), told(after)], {
    keyOf: ({ from, to }) => `${from} ${to}`,
    nameOf: (way) => wayName(way, after.ways.includes(way) ? names.after : names.before),
    traitsOf: ({ condition, rule }) => ({ condition, formula: rule }),
    elementsOf: ({ id }) => [id],
  })
  const rules = (flow: ComparedFlow) => new Map(flow.ways.map(({ id, rule }) => [id, rule]))
  const [old, now] = [rules(before), rules(after)]
  return changes.map((change) => {
    if (change.kind === 'changed') return change
    const { elements } = change
    const ruleOf = (known: typeof old, id = '') => known.get(id) ?? null
    const [was, is] = [ruleOf(old, elements?.before[0]), ruleOf(now, elements?.after[0])]
    return was === is ? change : { ...change, traits: [{ trait: 'formula', before: was, after: is }] }
  })
}

function wayName({ from, to }: ComparedFlow['ways'][number], nameOf: StepLabel): InsideLabel {
  return join(nameOf(from), nameOf(to))
}

function isAboutRule({ traits }: ComparedChange): boolean {
  return traits.some(({ trait }) => trait === 'formula')
}

/** Two names as one, in every language that either is written in. */
function join(one: InsideLabel, other: InsideLabel): InsideLabel {
  const between = ' → '
  if (typeof one === 'string' && typeof other === 'string') return one + between + other
  const inAny = { ...(typeof one === 'object' && one), ...(typeof other === 'object' && other) }
  const spoken = Object.keys(inAny) as (keyof typeof inAny)[]
  const labelIn = (text: InsideLabel, language: keyof typeof inAny) =>
    typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '')
  return Object.fromEntries(
    spoken.map((language) => [language, labelIn(one, language) + between + labelIn(other, language)]),
  ) as InsideLabel
}
