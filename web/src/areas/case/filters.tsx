import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressWith } from '../../platform/address.ts'
import styles from './filters.module.css'

interface FiltersProps {
  filters: Answer<'GET /api/{product}-cases/filters'>
  chosen: { industry_ids: number[]; demand_ids: number[] }
}

/** Two rows of choices; each is an address. */
export function Filters({ filters, chosen }: FiltersProps) {
  const { t } = useTranslation('case')

  return (
    <div className={styles.filters}>
      <Row
        name={t('list.industry')}
        field="industry_ids"
        chosen={chosen.industry_ids}
        options={filters.industry.list.map(({ industry_id, industry_name }) => ({
          id: industry_id,
          name: industry_name,
        }))}
      />
      <Row
        name={t('list.demand')}
        field="demand_ids"
        chosen={chosen.demand_ids}
        options={filters.demand.list.map(({ demand_id, demand_name }) => ({ id: demand_id, name: demand_name }))}
      />
    </div>
  )
}

interface RowProps {
  name: string
  field: string
  chosen: number[]
  options: { id: number; name: string }[]
}

function Row({ name, field, chosen, options }: RowProps) {
  const { t } = useTranslation('case')
  const addressWith = useAddressWith()

  return (
    <nav className={styles.row} aria-label={name}>
      <span>{name}</span>
      <div>
        <Link to={addressWith({ [field]: null })} aria-current={chosen.length === 0 ? 'true' : undefined}>
          {t('common:list.all')}
        </Link>
        {options.map((option) => (
          <Link
            key={option.id}
            to={addressWith({ [field]: JSON.stringify([option.id]) })}
            aria-current={chosen.includes(option.id) ? 'true' : undefined}
          >
            {option.name}
          </Link>
        ))}
      </div>
    </nav>
  )
}
