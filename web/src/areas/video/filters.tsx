import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router'
import { useFollowing } from '../../page/use-following.ts'
import { useAddressFields } from '../../platform/address/address.ts'
import { Button } from '../../ui/form/button.tsx'
import { Facet } from '../../ui/form/facets.tsx'
import { facets as facetNames, type VideoFilterName } from './choices.ts'
import type { VideoList } from './find.ts'

type VideoFacetCounts = NonNullable<VideoList['facets']>

/** A form whose fields are the address: it works without scripts, and with them every change goes at once. */
export function Filters({ facets, total }: { facets: VideoFacetCounts; total: number | undefined }) {
  const { t } = useTranslation('video')
  const fields = useAddressFields()
  const submit = useSubmit()
  const kept = [...fields].filter(
    ([name]) => !['page', 'order'].includes(name) && !facetNames.includes(name as VideoFilterName),
  )
  const order = fields.get('order')

  return (
    <Form
      ref={useFollowing(String(fields))}
      aria-label={t('list.filters')}
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {/* Filters are about all videos, not about those somebody has begun. */}
      {order !== null && order !== 'continue' && <input type="hidden" name="order" value={order} />}
      {groups(t, facets)
        .filter(({ options }) => options.length > 0)
        .map(({ field, options }) => (
          <Facet
            key={field}
            field={field}
            name={t(`list.facet.${field}`)}
            total={total}
            options={options.map((option) => ({ ...option, chosen: fields.getAll(field).includes(option.value) }))}
          />
        ))}
      <noscript>
        <Button type="submit">{t('list.apply')}</Button>
      </noscript>
    </Form>
  )
}

interface VideoFacetGroup {
  field: VideoFilterName
  options: { value: string; name: string; count: number }[]
}

function groups(
  t: (key: string) => string,
  { categories, series, lengths, audiences }: VideoFacetCounts,
): VideoFacetGroup[] {
  return [
    {
      field: 'category',
      options: categories.map(({ video_category_id, name, total }) => ({
        value: String(video_category_id),
        name,
        count: total,
      })),
    },
    {
      field: 'series',
      options: series.map(({ video_series_id, name, total }) => ({
        value: String(video_series_id),
        name,
        count: total,
      })),
    },
    {
      field: 'length',
      options: lengths.map(({ length, total }) => ({ value: length, name: t(`list.length.${length}`), count: total })),
    },
    {
      field: 'audience',
      options: audiences.map(({ audience, total }) => ({
        value: audience,
        name: t(`list.audience.${audience}`),
        count: total,
      })),
    },
  ]
}
