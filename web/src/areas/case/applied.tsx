import { useTranslation } from 'react-i18next'
import { useAddressWith } from '../../platform/address/address.ts'
import { FilterChip } from '../../ui/mark/chip.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { SortLinks } from '../../ui/navigation/sort-links.tsx'
import styles from './applied.module.css'
import { type CaseFacetCounts, type CaseSelection, idsInAddress, rowsOf } from './filters.tsx'

interface AppliedProps {
  chosen: CaseSelection
  facets: CaseFacetCounts | null
  order: 'newest' | 'read'
  total: number
}

/** How many there are, what was chosen, and in which order they stand. */
export function Applied({ chosen, facets, order, total }: AppliedProps) {
  const { t } = useTranslation('case')
  const addressWith = useAddressWith()
  const chips = facets
    ? rowsOf(facets).flatMap(({ field, options }) =>
        options
          .filter(({ id }) => chosen[field].includes(id))
          .map(({ id, name }) => ({
            key: `${field} ${id}`,
            name: t(`list.chosen.${field}`, { name }),
            to: addressWith({ [field]: idsInAddress(chosen[field].filter((one) => one !== id)) }),
          })),
      )
    : []

  return (
    <div className={styles.applied}>
      <span role="status">{t('common:count.cases', { count: total })}</span>
      {chips.map(({ key, name, to }) => (
        <FilterChip key={key} name={name} to={to} />
      ))}
      {chips.length > 1 && (
        <TextLink to={addressWith({ industry_ids: null, demand_ids: null })}>{t('common:list.clear')}</TextLink>
      )}
      <div className={styles.order}>
        <SortLinks
          label={t('list.order.label')}
          current={order}
          orders={[
            { id: 'newest', name: t('list.order.newest'), to: addressWith({ order: null }) },
            { id: 'read', name: t('list.order.read'), to: addressWith({ order: 'read' }) },
          ]}
        />
      </div>
    </div>
  )
}
