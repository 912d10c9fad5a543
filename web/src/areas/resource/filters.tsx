import { type ResourceTrial, resourceTrials, resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router'
import { useFollowing } from '../../page/use-following.ts'
import { useAddressFields } from '../../platform/address/address.ts'
import { Button } from '../../ui/form/button.tsx'
import { Facet } from '../../ui/form/facets.tsx'
import { facets as facetNames, type ResourceFilterName } from './choices.ts'
import type { Library } from './find.ts'
import { Mine } from './mine.tsx'

type ResourceFacetCounts = NonNullable<Library['facets']>

interface ResourceFiltersProps {
  type: Library['type']
  facets: ResourceFacetCounts
  total: number | undefined
}

/** A form whose fields are the address: it works without scripts, and with them every change goes at once. */
export function Filters({ type, facets, total }: ResourceFiltersProps) {
  const { t } = useTranslation('resource')
  const fields = useAddressFields()
  const submit = useSubmit()
  const kept = [...fields].filter(([name]) => name !== 'page' && !facetNames.includes(name as ResourceFilterName))

  return (
    <>
      <Mine />
      <Form
        ref={useFollowing(String(fields))}
        aria-label={t('list.filters')}
        onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      >
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {groups(t, type, facets).map(({ field, name, options }) => (
          <Facet
            key={field}
            field={field}
            name={name}
            shown={field === 'industry' ? 5 : 7}
            total={total}
            options={options.map((option) => ({
              ...option,
              chosen: fields.getAll(field).includes(option.value),
            }))}
          />
        ))}
        <noscript>
          <Button type="submit">{t('list.apply')}</Button>
        </noscript>
      </Form>
    </>
  )
}

interface ResourceFacetGroup {
  field: ResourceFilterName
  name: string
  options: { value: string; name: string; count: number }[]
}

/** How large something is means something else for each type; among all types it means nothing. */
export function groups(
  t: (key: string) => string,
  type: Library['type'],
  facets: ResourceFacetCounts,
): ResourceFacetGroup[] {
  const { kits, scenes, trials, industries, versions, sizes, sources } = facets
  return [
    ...(kits.length > 0
      ? [
          {
            field: 'kit' as const,
            name: t('list.facet.kit'),
            options: kits.map(({ slug, title, total }) => ({ value: slug, name: title, count: total })),
          },
        ]
      : []),
    {
      field: 'scene',
      name: t('list.facet.scene'),
      options: scenes.map(({ scene_id, name, total }) => ({ value: String(scene_id), name, count: total })),
    },
    {
      field: 'trial',
      name: t('list.facet.trial'),
      options: trials.map(({ trial, total }) => ({ value: trial, name: trialName(t, trial), count: total })),
    },
    {
      field: 'industry',
      name: t('list.facet.industry'),
      options: industries.map(({ industry_id, name, total }) => ({ value: String(industry_id), name, count: total })),
    },
    {
      field: 'version',
      name: t('list.facet.version'),
      options: versions.map(({ version, total }) => ({ value: version, name: version, count: total })),
    },
    ...(type
      ? [
          {
            field: 'size' as const,
            name: t(`list.size.${type}`),
            options: sizes.map(({ size, total }) => ({ value: size, name: t(`list.size.${size}`), count: total })),
          },
        ]
      : []),
    {
      field: 'source',
      name: t('list.facet.source'),
      options: sources.map(({ source, total }) => ({ value: source, name: t(`list.source.${source}`), count: total })),
    },
  ]
}

/** Called as the button that begins it: by the type whose own trial it is. */
function trialName(t: (key: string) => string, trial: ResourceTrial): string {
  const type = resourceTypes.find((one) => resourceTrials[one][0] === trial)
  return type ? t(`shared:try.${type}`) : t(`list.trial.${trial}`)
}
