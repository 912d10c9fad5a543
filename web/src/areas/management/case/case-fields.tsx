import type { CaseStory } from '@atrium/contract/case/management'
import type { TFunction } from 'i18next'
import { settleCall } from '../../../page/account/settle-call.ts'
import type { ManagementFormField } from '../form/form-fields.tsx'
import { Picker, type TitledItemData } from '../names/picker.tsx'
import { figures, paragraphs, type Spelling, timeline, way } from './lines.ts'
import { LinesField } from './lines-field.tsx'
import type { CaseForm } from './story.ts'

interface CasePartOption {
  value: string
  name: string
}

export interface CaseOptions {
  products: CasePartOption[]
  industries: CasePartOption[]
  demands: CasePartOption[]
}

type CaseFormField = ManagementFormField<keyof CaseForm & string>

/** The form of a case, from what a list shows of it down to how it stands without its customer's name. */
export function caseFields(
  t: TFunction<'management'>,
  options: CaseOptions,
  names: readonly TitledItemData[],
): CaseFormField[] {
  return [
    { name: 'title', kind: 'texts', required: true, most: 120 },
    { name: 'summary', kind: 'texts', required: true, most: 400 },
    { name: 'customer', kind: 'texts', required: true, most: 80 },
    { name: 'headline', kind: 'texts', required: true, most: 120, hint: t('cases.hint.headline') },
    { name: 'lead', kind: 'texts', required: true, most: 400 },
    { name: 'product_ids', kind: 'choices', number: true, options: options.products },
    { name: 'industry_ids', kind: 'choices', number: true, options: options.industries },
    { name: 'demand_ids', kind: 'choices', number: true, options: options.demands },
    { name: 'scale', kind: 'texts', most: 120 },
    { name: 'product_version', kind: 'text', most: 20, half: true },
    { name: 'time_to_go_live', kind: 'texts', most: 120 },
    ...storyFields(t),
    ...partFields(names),
    { name: 'consent_until', kind: 'day', half: true, hint: t('cases.hint.consent') },
    { name: 'anonymous_customer', kind: 'texts', most: 80, hint: t('cases.hint.anonymous') },
    { name: 'anonymous_title', kind: 'texts', most: 120 },
    { name: 'anonymous_summary', kind: 'texts', most: 400 },
    { name: 'anonymous_lead', kind: 'texts', most: 400 },
  ]
}

function storyFields(t: TFunction<'management'>): CaseFormField[] {
  function lines<Part>(name: keyof CaseForm & string, spelling: Spelling<Part>, hint: string): CaseFormField {
    const control = (value: Part, change: (value: unknown) => void) => (
      <LinesField value={value} change={change} spelling={spelling} label={t(`cases.field.${name}`)} />
    )
    return { name, kind: 'own', hint, control }
  }

  return [
    lines('figures', figures, t('cases.hint.figures')),
    lines('challenge', paragraphs, t('cases.hint.paragraphs')),
    lines('solution', paragraphs, t('cases.hint.paragraphs')),
    lines('result', paragraphs, t('cases.hint.paragraphs')),
    lines('process_before', way, t('cases.hint.process')),
    lines('process_after', way, t('cases.hint.process')),
    lines('timeline', timeline, t('cases.hint.timeline')),
    { name: 'quote_text', kind: 'texts', most: 400 },
    { name: 'quote_role', kind: 'texts', most: 80, hint: t('cases.hint.role') },
  ]
}

/** What the case leads to. A resource that is added is meant in its newest version; the others keep theirs. */
function partFields(names: readonly TitledItemData[]): CaseFormField[] {
  const find = (kind: 'resource' | 'article') => (keyword: string) =>
    settleCall('GET /api/management/cases/parts', { query: { kind, keyword } })

  return [
    {
      name: 'resources',
      kind: 'own',
      control: (used: CaseStory['resources'], change, { id }) => (
        <Picker
          id={id}
          names={names}
          value={used.map(({ resource_id }) => resource_id)}
          change={(ids) =>
            change(
              ids.map((resource_id) => {
                const before = used.find((one) => one.resource_id === resource_id)
                return before ?? { resource_id, version: null }
              }),
            )
          }
          find={find('resource')}
          noteOf={(id) => used.find(({ resource_id }) => resource_id === id)?.version ?? null}
        />
      ),
    },
    {
      name: 'article_ids',
      kind: 'own',
      control: (value: number[], change, { id }) => (
        <Picker id={id} names={names} value={value} change={change} find={find('article')} />
      ),
    },
  ]
}
