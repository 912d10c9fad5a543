import { searchPeriods } from '@atrium/contract/search/choices'
import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router'
import { useFollowing } from '../../page/use-following.ts'
import { useAddressFields } from '../../platform/address/address.ts'
import { Button } from '../../ui/form/button.tsx'
import { Facet } from '../../ui/form/facets.tsx'
import { filterNames, type SearchInput } from './asked.ts'
import type { SearchAnswer } from './find.ts'

/** A form whose fields are the address: it works without scripts, and with them every change goes at once. */
export function Filters({ asked, facets }: { asked: SearchInput; facets: SearchAnswer['facets'] }) {
  const { t } = useTranslation('home_page')
  const fields = useAddressFields()
  const submit = useSubmit()
  const kept = [...fields].filter(([name]) => name !== 'page' && !filterNames.includes(name))
  const { kind, resource_types, versions, updated } = asked

  return (
    <Form
      ref={useFollowing(String(fields))}
      aria-label={t('search.filters')}
      onChange={({ currentTarget }) => void submit(chosenIn(currentTarget), { preventScrollReset: true })}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {(kind === undefined || kind === 'resource') && (
        <Facet
          field="type"
          name={t('search.facet.type')}
          options={facets.resource_types.map(({ resource_type, total }) => ({
            value: resource_type,
            name: t(`common:type.${resource_type}.name`),
            count: total,
            chosen: resource_types.includes(resource_type),
            type: resource_type,
          }))}
        />
      )}
      <Facet
        field="version"
        name={t('search.facet.version')}
        options={facets.versions.map(({ version, total }) => ({
          value: version,
          name: version,
          count: total,
          chosen: versions.some((one) => one === version),
        }))}
      />
      <Facet
        field="updated"
        name={t('search.facet.updated')}
        choice="one"
        options={['any' as const, ...searchPeriods].map((period) => ({
          value: period,
          name: t(`search.period.${period}`),
          chosen: period === (updated ?? 'any'),
        }))}
      />
      <noscript>
        <Button type="submit">{t('search.apply')}</Button>
      </noscript>
    </Form>
  )
}

/** 'Any time' is nothing to say in an address. */
function chosenIn(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (name !== 'updated' || value !== 'any') chosen.append(name, String(value))
  }
  return chosen
}
