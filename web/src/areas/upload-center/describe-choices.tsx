import { useTranslation } from 'react-i18next'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import type { SubmissionDescription } from '../../page/upload/submission/submission.ts'
import { failureText } from '../../platform/api/failures.ts'
import { useQuery } from '../../platform/api/use-query.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import styles from './describe.module.css'
import { TagsField } from './tags-field.tsx'

const most = 10

type Licence = NonNullable<SubmissionDescription['licence']>
const licences = [
  'LicenseRef-Customer-Internal',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC0-1.0',
  'MIT',
  'Apache-2.0',
] as const satisfies readonly Licence[]

/** Where people will find it, and what they may do with it. */
export function DescribeChoices({ draft: { described, describe } }: { draft: ResourceDraft }) {
  const { t } = useTranslation('person_center')
  const { data, failure } = useQuery('GET /api/resources/facets', { query: {} })
  const { scenes, industries } = data ?? { scenes: [], industries: [] }
  const { scene_id = null, industry_ids = [], tags = [], licence = '' } = described

  return (
    <>
      {failure && <CallOut kind="warning">{t('submission.choices_failed', { why: failureText(failure) })}</CallOut>}
      <div className={styles.pair}>
        <Field label={t('submission.scene')}>
          {(control) => (
            <Select
              {...control}
              data-field="scene_id"
              value={scene_id ?? ''}
              onChange={({ target }) => describe({ scene_id: target.value === '' ? null : Number(target.value) })}
              options={[
                { value: '', name: t('submission.scene_none') },
                ...scenes.map(({ scene_id, name }) => ({ value: String(scene_id), name })),
              ]}
            />
          )}
        </Field>
        <Field label={t('submission.licence')}>
          {(control) => (
            <Select
              {...control}
              data-field="licence"
              value={licence}
              onChange={({ target }) => describe({ licence: target.value as Licence })}
              options={[
                ...(licence === '' ? [{ value: '', name: t('submission.licence_none') }] : []),
                ...licences.map((one) => ({ value: one, name: t(`resource:licence.${one}`) })),
              ]}
            />
          )}
        </Field>
      </div>
      <IndustriesField
        industries={industries}
        chosen={industry_ids}
        onChange={(industry_ids) => describe({ industry_ids })}
      />
      <TagsField tags={tags} onChange={(tags) => describe({ tags })} />
    </>
  )
}

interface IndustriesFieldProps {
  industries: { industry_id: number; name: string }[]
  chosen: number[]
  onChange: (chosen: number[]) => void
}

function IndustriesField({ industries, chosen, onChange }: IndustriesFieldProps) {
  const { t } = useTranslation('person_center')
  if (industries.length === 0) return null

  return (
    <fieldset className={styles.group}>
      <legend>{t('submission.industries')}</legend>
      <div>
        {industries.map(({ industry_id, name }) => {
          const isOn = chosen.includes(industry_id)
          return (
            <Checkbox
              key={industry_id}
              checked={isOn}
              disabled={!isOn && chosen.length >= most}
              onChange={() => onChange(isOn ? chosen.filter((one) => one !== industry_id) : [...chosen, industry_id])}
            >
              {name}
            </Checkbox>
          )
        })}
      </div>
      <small>{t('submission.industries_hint')}</small>
    </fieldset>
  )
}
