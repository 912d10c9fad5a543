import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ArrowIcon } from '../../ui/icon/home-icons.tsx'
import { LanguageMark } from '../../ui/mark/language-mark.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import styles from './cases.module.css'
import { Section } from './section.tsx'

type HomeCasePage = Answer<'GET /api/cases'>
type HomeCase = HomeCasePage['list'][number]

interface CasesProps {
  found: HomeCasePage | null
  title: string | null
}

/** Three cases; the first stands on ink. */
export function Cases({ found, title }: CasesProps) {
  const { t } = useTranslation('home_page')

  return (
    <Section
      title={title ?? t('cases.title')}
      aside={<GoLink to="/case">{t('cases.all')}</GoLink>}
      found={found}
      empty={t('cases.empty')}
    >
      <div className={styles.cases}>
        {found?.list.map((one, place) => (
          <article key={one.case_id}>
            {one.figure && <Figure figure={one.figure} />}
            <h3>
              <Link to={`/case/${one.case_id}`} lang={one.language}>
                {one.title}
              </Link>
            </h3>
            <p lang={one.language}>{one.summary}</p>
            <div className={styles.foot}>
              <span>{[one.industries[0]?.industry_name, one.demands[0]?.demand_name].filter(Boolean).join(' · ')}</span>
              <LanguageMark shown={one} />
              <span className={styles.read}>
                {place === 0 && t('cases.read')}
                <ArrowIcon size={18} />
              </span>
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}

/** What is counted stands above the figure: 'Unmatched seal impressions', then '37 → 0'. */
function Figure({ figure: { label, before, value, unit } }: { figure: NonNullable<HomeCase['figure']> }) {
  return (
    <div className={styles.figure}>
      {label && <span>{label}</span>}
      <strong>
        {before && (
          <>
            {before}
            <ArrowIcon size={24} />
          </>
        )}
        {value}
        {unit && <small>{unit}</small>}
      </strong>
    </div>
  )
}
