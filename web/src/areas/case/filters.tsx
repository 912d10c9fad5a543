import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressWith } from '../../platform/address/address.ts'
import { ChevronDownIcon } from '../../ui/icon/home-icons.tsx'
import styles from './filters.module.css'

export type CaseFacetCounts = Answer<'GET /api/cases/facets'>
type CaseFacetField = 'industry_ids' | 'demand_ids'
export type CaseSelection = Record<CaseFacetField, number[]>

interface CaseFacetOption {
  id: number
  name: string
  total: number
}

/** Options that are always visible. The rest is collapsed, unless one of them is selected. */
const inTheOpen: Record<CaseFacetField, number> = { industry_ids: 10, demand_ids: 9 }

/** Both rows in one shape. */
export function rowsOf({
  industries,
  demands,
}: CaseFacetCounts): { field: CaseFacetField; options: CaseFacetOption[] }[] {
  return [
    {
      field: 'industry_ids',
      options: industries.map(({ industry_id, industry_name, total }) => ({
        id: industry_id,
        name: industry_name,
        total,
      })),
    },
    {
      field: 'demand_ids',
      options: demands.map(({ demand_id, demand_name, total }) => ({ id: demand_id, name: demand_name, total })),
    },
  ]
}

/** A JSON array, as the specification wants it; nothing at all when nothing is chosen. */
export function idsInAddress(ids: number[]): string | null {
  return ids.length > 0 ? JSON.stringify(ids) : null
}

/** Two rows of choices, each an address: following one adds it to the others, following it again takes it away. */
export function Filters({ facets, chosen }: { facets: CaseFacetCounts; chosen: CaseSelection }) {
  return (
    <div className={styles.filters}>
      {rowsOf(facets).map(({ field, options }) => (
        <Row key={field} field={field} options={options} chosen={chosen[field]} />
      ))}
    </div>
  )
}

function Row({ field, options, chosen }: { field: CaseFacetField; options: CaseFacetOption[]; chosen: number[] }) {
  const { t } = useTranslation('case')
  const addressWith = useAddressWith()
  const name = t(`list.${field}`)
  const first = options.slice(0, inTheOpen[field])
  const rest = options.slice(inTheOpen[field])

  return (
    <nav className={styles.row} aria-label={name} data-door={rest.length > 0 || undefined}>
      <span>{name}</span>
      <div className={styles.options}>
        <Link
          to={addressWith({ [field]: null })}
          aria-current={chosen.length === 0 ? 'true' : undefined}
          preventScrollReset
        >
          {t('common:list.all')}
        </Link>
        {first.map((option) => (
          <Choice key={option.id} field={field} option={option} chosen={chosen} />
        ))}
      </div>
      {rest.length > 0 && (
        <details open={rest.some(({ id }) => chosen.includes(id))}>
          <summary>
            {t('list.all_of', { count: options.length })}
            <ChevronDownIcon size={16} />
          </summary>
          <div className={styles.options}>
            {rest.map((option) => (
              <Choice key={option.id} field={field} option={option} chosen={chosen} />
            ))}
          </div>
        </details>
      )}
    </nav>
  )
}

/** What would leave nothing leads nowhere, unless it is chosen and can be taken away. */
function Choice({ field, option, chosen }: { field: CaseFacetField; option: CaseFacetOption; chosen: number[] }) {
  const addressWith = useAddressWith()
  const isChosen = chosen.includes(option.id)
  const words = (
    <>
      {option.name}
      <small>{option.total}</small>
    </>
  )
  if (option.total === 0 && !isChosen) return <span className={styles.none}>{words}</span>

  const ids = isChosen ? chosen.filter((id) => id !== option.id) : [...chosen, option.id]
  return (
    <Link
      to={addressWith({ [field]: idsInAddress(ids) })}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
    >
      {words}
    </Link>
  )
}
