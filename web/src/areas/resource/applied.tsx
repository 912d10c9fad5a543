import { environmentParts } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAddressFields } from '../../platform/address/address.ts'
import { FilterChip } from '../../ui/mark/chip.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import styles from './applied.module.css'
import { facets as facetNames, without } from './choices.ts'
import { groups } from './filters.tsx'
import type { Library } from './find.ts'

/** How many there are, and what was chosen: each choice can be taken away. */
export function Applied({
  type,
  facets,
  choices,
  total,
}: Pick<Library, 'type' | 'facets' | 'choices'> & { total: number }) {
  const { t } = useTranslation('resource')
  const { pathname } = useLocation()
  const fields = useAddressFields()
  const addressOf = (rest: URLSearchParams) => (rest.size > 0 ? `${pathname}?${rest}` : pathname)
  const chosen = facets
    ? groups(t, type, facets).flatMap(({ field, name, options }) =>
        options
          .filter(({ value }) => fields.getAll(field).includes(value))
          .map((option) => ({
            key: `${field} ${option.value}`,
            name: field === 'size' ? t('list.size.chosen', { what: name, size: option.name }) : option.name,
            to: addressOf(without(fields, field, option.value)),
          })),
      )
    : []
  const cleared = [...facetNames, ...environmentParts, 'tag', 'q'].reduce((rest, name) => without(rest, name), fields)
  const unmined = environmentParts.reduce((rest, part) => without(rest, part), fields)

  return (
    <div className={styles.applied}>
      <span role="status">{t('common:count.all_items', { count: total })}</span>
      {chosen.map(({ key, name, to }) => (
        <FilterChip key={key} name={name} to={to} />
      ))}
      {choices.environment && <FilterChip name={t('list.mine.only')} to={addressOf(unmined)} />}
      {Object.keys(choices).length > 0 && <TextLink to={addressOf(cleared)}>{t('common:list.clear')}</TextLink>}
    </div>
  )
}
