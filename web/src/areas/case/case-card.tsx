import type { Answer } from '@atrium/contract/calls'
import { Link } from 'react-router'
import { LanguageMark } from '../../ui/mark/language-mark.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { PlanFragment } from '../../ui/plan/plan-fragment.tsx'
import styles from './case-card.module.css'

type ListedCase = Answer<'GET /api/cases'>['list'][number]

/** The grounds take turns; ink lies only under the first of a list. */
const grounds = ['paper', 'well', 'accent', 'paper', 'well'] as const

interface CaseCardProps {
  found: ListedCase
  place: number
  /** Without the card on ink: where the page has its dark block already. */
  plain?: boolean
  level?: 2 | 3
}

export function CaseCard({ found, place, plain = false, level = 2 }: CaseCardProps) {
  const { figure, industries, demands } = found
  const Heading = `h${level}` as const
  const ground = place === 0 && !plain ? 'ink' : grounds[(place - (plain ? 0 : 1)) % grounds.length]

  return (
    <article className={styles.card}>
      <div className={styles.top} data-ground={ground}>
        <PlanFragment id={found.cover_seed} industry={industries[0]?.industry_id ?? 0} />
        <span>{figure?.label ?? found.customer}</span>
        {figure && (
          <strong data-long={figure.before !== null || undefined}>
            {figure.before && `${figure.before} → `}
            {figure.value}
            {figure.unit && <small>{figure.unit}</small>}
          </strong>
        )}
      </div>
      <Heading>
        <Link to={`/case/${found.case_id}`} lang={found.language}>
          {found.title}
        </Link>
      </Heading>
      <p lang={found.language}>{found.summary}</p>
      <div className={styles.tags}>
        {[...industries.map((one) => one.industry_name), ...demands.map((one) => one.demand_name)]
          .slice(0, 3)
          .map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
        <LanguageMark shown={found} />
      </div>
    </article>
  )
}
