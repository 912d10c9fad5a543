import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router'
import { useFollowing } from '../../page/use-following.ts'
import { useAddressFields } from '../../platform/address/address.ts'
import { Button } from '../../ui/form/button.tsx'
import { Facet } from '../../ui/form/facets.tsx'
import { type AppStorePage, facetNames } from './find.ts'

type AppFacetCounts = NonNullable<AppStorePage['facets']>

/** A form whose fields are the address: it works without scripts, and with them every change goes at once. */
export function Filters({ facets, total }: { facets: AppFacetCounts; total: number | undefined }) {
  const { categories, prices, sources } = facets
  const { t } = useTranslation('download')
  const fields = useAddressFields()
  const submit = useSubmit()
  const kept = [...fields].filter(([name]) => name !== 'page' && !facetNames.some((facet) => facet === name))
  const options = {
    category: categories.map(({ app_category_id, name, total }) => ({
      value: String(app_category_id),
      name,
      count: total,
    })),
    price: prices.map(({ price, total }) => ({ value: price, name: t(`apps.price.${price}`), count: total })),
    source: sources.map(({ source, total }) => ({ value: source, name: t(`apps.source.${source}`), count: total })),
  }

  return (
    <Form
      ref={useFollowing(String(fields))}
      aria-label={t('apps.filters')}
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {facetNames.map((field) => (
        <Facet
          key={field}
          field={field}
          name={t(`apps.facet.${field}`)}
          shown={7}
          total={total}
          options={options[field].map((option) => ({
            ...option,
            chosen: fields.getAll(field).includes(option.value),
          }))}
        />
      ))}
      <noscript>
        <Button type="submit">{t('apps.apply')}</Button>
      </noscript>
    </Form>
  )
}
