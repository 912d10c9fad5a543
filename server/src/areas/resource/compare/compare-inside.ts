import type { Language } from '@atrium/contract/languages'
import type { ComparedChange } from '@atrium/contract/resource/comparison'
import type { Inside, InsideOf } from '@atrium/contract/resource/inside'
import type { ResourceType } from '@atrium/contract/resource-types'
import { compareFlows } from './compare-flow.ts'
import { compareOutcomes } from './compare-outcomes.ts'
import { compareParts, compareWhole } from './compare-parts.ts'

/** The limit of listed changes. */
const listed = 200

/** What changed from one version to another, as pages show it. */
export function comparisonOf(before: Inside, after: Inside, language: Language) {
  const changes = compareInside(before, after)
  return { list: changes.slice(0, listed), total: changes.length, outcomes: compareOutcomes(before, after, language) }
}

/** What changed from one version of a resource to another. Both are of one type: a resource keeps its type. */
export function compareInside(before: Inside, after: Inside): ComparedChange[] {
  if (before.type !== after.type) throw new Error(`cannot compare a ${before.type} with a ${after.type}`)
  const compare = comparers[before.type] as (before: Inside, after: Inside) => ComparedChange[]
  return compare(before, after)
}

const comparers: { [Type in ResourceType]: (before: InsideOf<Type>, after: InsideOf<Type>) => ComparedChange[] } = {
  form: compareForms,
  flow: compareFlows,
  login: compareLogins,
  'document-template': compareDocumentTemplates,
  'document-style': compareDocumentStyles,
  schedule: compareSchedules,
  portal: comparePortals,
}

function compareForms(before: InsideOf<'form'>, after: InsideOf<'form'>) {
  return compareParts('field', [before.fields, after.fields], {
    keyOf: ({ path }) => path,
    nameOf: ({ title, path }) => title || path,
    traitsOf: ({ title, kind, required, computed, rules }) => ({ title, kind, required, computed, rules }),
  })
}

function compareLogins(before: InsideOf<'login'>, after: InsideOf<'login'>) {
  return [
    ...compareParts('slot', [before.slots, after.slots], {
      keyOf: ({ name }) => name,
      nameOf: ({ name }) => name,
      traitsOf: ({ kind, value }) => ({ kind, value }),
    }),
    ...compareParts('asset', [before.assets, after.assets], {
      keyOf: ({ path }) => path,
      nameOf: ({ path }) => path,
      traitsOf: ({ size }) => ({ size }),
    }),
  ]
}

function compareDocumentTemplates(before: InsideOf<'document-template'>, after: InsideOf<'document-template'>) {
  const whole = ({ pages, paper }: typeof after) => ({ pages, paper })
  return [
    ...compareWhole(whole(before), whole(after)),
    ...compareParts('placeholder', [before.placeholders, after.placeholders], {
      keyOf: ({ tag }) => tag,
      nameOf: ({ title, tag }) => title || tag,
      traitsOf: ({ title, source, sample }) => ({ title, source, sample }),
    }),
    ...compareFonts(before.fonts, after.fonts),
  ]
}

function compareDocumentStyles(before: InsideOf<'document-style'>, after: InsideOf<'document-style'>) {
  const whole = ({ paper, margins }: typeof after) => ({ paper, margins })
  return [
    ...compareWhole(whole(before), whole(after)),
    ...compareParts('style', [before.styles, after.styles], {
      keyOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      traitsOf: ({ name, kind, font, size, line, indent, color }) => ({
        title: name,
        kind,
        font,
        font_size: size,
        line,
        indent,
        color,
      }),
    }),
    ...compareFonts(before.fonts, after.fonts),
  ]
}

type ComparedFonts = InsideOf<'document-template'>['fonts']

function compareFonts(before: ComparedFonts, after: ComparedFonts) {
  return compareParts('font', [before, after], {
    keyOf: ({ name }) => name,
    nameOf: ({ name }) => name,
    traitsOf: ({ free }) => ({ free }),
  })
}

function compareSchedules(before: InsideOf<'schedule'>, after: InsideOf<'schedule'>) {
  return [
    ...compareWhole({ zone: before.zone }, { zone: after.zone }),
    ...compareParts('entry', [before.entries, after.entries], {
      keyOf: ({ uid }) => uid,
      nameOf: ({ title, uid }) => title || uid,
      traitsOf: ({ title, starts, ends, all_day, rule, group }) => ({ title, starts, ends, all_day, rule, group }),
    }),
  ]
}

function comparePortals(before: InsideOf<'portal'>, after: InsideOf<'portal'>) {
  return [
    ...compareParts('widget', [before.widgets, after.widgets], {
      keyOf: ({ id }) => id,
      nameOf: ({ title, id }) => title || id,
      traitsOf: ({ title, kind, roles }) => ({ title, kind, roles }),
    }),
    ...compareParts('width', [before.widths, after.widths], {
      keyOf: ({ name }) => name,
      nameOf: ({ name }) => name,
      traitsOf: ({ columns, from }) => ({ columns, from_width: from }),
    }),
    ...compareParts('app', [before.apps, after.apps], {
      keyOf: (app) => app,
      nameOf: (app) => app,
      traitsOf: () => ({}),
    }),
  ]
}
