import type { Answer } from '@atrium/contract/calls'
import { PlanFragment } from '../../ui/plan-fragment.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './case-card.module.css'

type Case = Answer<'GET /api/cases'>['list'][number]

/** The grounds take turns; ink lies only under the first. */
const grounds = ['ink', 'paper', 'well', 'accent', 'paper', 'well'] as const

export function CaseCard({ found, place }: { found: Case; place: number }) {
  const { figure, industries, demands } = found

  return (
    <article className={styles.card}>
      <div className={styles.top} data-ground={place === 0 ? 'ink' : grounds[1 + ((place - 1) % 5)]}>
        <PlanFragment id={found.cover_seed} />
        <span>{found.customer}</span>
        {figure && (
          <strong>
            {figure.before && `${figure.before} → `}
            {figure.value}
            {!figure.before && figure.label && <small>{figure.label}</small>}
          </strong>
        )}
      </div>
      <h2>{found.title}</h2>
      <p>{found.summary}</p>
      <div className={styles.tags}>
        {industries.map(({ industry_id, industry_name }) => (
          <Tag key={industry_id}>{industry_name}</Tag>
        ))}
        {demands.map(({ demand_id, demand_name }) => (
          <Tag key={demand_id}>{demand_name}</Tag>
        ))}
      </div>
    </article>
  )
}
