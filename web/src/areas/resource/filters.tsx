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

/** A form whose fields are the address: it works without scripts, and with them every change goes at once. */
export function Filters({ type, facets }: { type: Library['type']; facets: ResourceFacetCounts }) {
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
  const { scenes, industries, versions, sizes, sources } = facets
  return [
    {
      field: 'scene',
      name: t('list.facet.scene'),
      options: scenes.map(({ scene_id, name, total }) => ({ value: String(scene_id), name, count: total })),
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
