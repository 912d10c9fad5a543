import type { ComparedChange } from '@atrium/contract/resource/comparison'
import type { InsideLabel, InsideOf } from '@atrium/contract/resource/inside'
import { compareParts, compareWhole } from './compare-parts.ts'

type ComparedFlow = InsideOf<'flow'>

/** Steps by their ids in the file: one that was only renamed is the same step. */
export function compareFlows(before: ComparedFlow, after: ComparedFlow): ComparedChange[] {
  return [
    ...compareWhole(boundTo(before), boundTo(after)),
    ...compareParts('lane', [before.lanes, after.lanes], {
      keyOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      traitsOf: ({ name }) => ({ title: name }),
    }),
    ...compareSteps(before, after),
    ...compareRights(before, after),
    ...compareWays(before, after),
  ]
}

function boundTo({ form, document }: ComparedFlow) {
  return { form, document }
}

function compareSteps(before: ComparedFlow, after: ComparedFlow) {
  const lanes = new Map([...before.lanes, ...after.lanes].map(({ id, name }) => [id, name]))
  return compareParts('step', [before.steps, after.steps], {
    keyOf: ({ id }) => id,
    nameOf: ({ name, id }) => name || id,
    traitsOf: ({ name, kind, lane, role, deadline, passes, actions }) => ({
      title: name,
      kind,
      lane: lane && (lanes.get(lane) ?? lane),
      role,
      deadline,
      passes,
      actions,
    }),
  })
}

/** Of steps that are in both: a step that came brings its rights with it. */
function compareRights(before: ComparedFlow, after: ComparedFlow) {
  return after.steps.flatMap((step) => {
    const old = before.steps.find(({ id }) => id === step.id)
    if (!old) return []
    return compareParts('right', [old.fields, step.fields], {
      keyOf: ({ path }) => path,
      nameOf: ({ title }) => join(step.name || step.id, title),
      traitsOf: ({ right }) => ({ right }),
    })
  })
}

/** Of steps that are in both, too: how a new step is reached says the step itself. */
function compareWays(before: ComparedFlow, after: ComparedFlow) {
  const common = new Set(before.steps.map(({ id }) => id).filter((id) => after.steps.some((step) => step.id === id)))
  const names = new Map([...before.steps, ...after.steps].map(({ id, name }) => [id, name || id]))
  const between = ({ ways }: ComparedFlow) => ways.filter(({ from, to }) => common.has(from) && common.has(to))
  return compareParts('way', [between(before), between(after)], {
    keyOf: ({ from, to }) => `${from} ${to}`,
    nameOf: ({ from, to }) => join(names.get(from) ?? from, names.get(to) ?? to, ' → '),
    traitsOf: ({ condition }) => ({ condition }),
  })
}

/** Two names as one, in every language that either is written in. */
function join(one: InsideLabel, other: InsideLabel, between = ' · '): InsideLabel {
  if (typeof one === 'string' && typeof other === 'string') return one + between + other
  const inAny = { ...(typeof one === 'object' && one), ...(typeof other === 'object' && other) }
  const spoken = Object.keys(inAny) as (keyof typeof inAny)[]
  const labelIn = (text: InsideLabel, language: keyof typeof inAny) =>
    typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '')
  return Object.fromEntries(
    spoken.map((language) => [language, labelIn(one, language) + between + labelIn(other, language)]),
  ) as InsideLabel
}
