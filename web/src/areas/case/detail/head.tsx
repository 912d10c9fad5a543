import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { LanguageNote } from '../../../page/language-note.tsx'
import { Head } from '../../../platform/page/head.tsx'
import { usePage } from '../../../platform/page/page.ts'
import { breadcrumbList, graph } from '../../../platform/page/structured-data.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import type { CaseAnswer } from './case.ts'
import styles from './head.module.css'

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Of the place the portal is run for, as everywhere: eight hours before UTC, all year round. */
const ahead = 8 * 3_600_000

/** Who it was, how large, and how long it took; what search engines read. */
export function CaseHead({ found }: { found: CaseAnswer }) {
  const { t } = useTranslation('case')
  const { origin, language, platformTitle } = usePage()
  const { headline, title, lead, customer, industries, demands } = found
  const [industry] = industries
  const places = [
    { name: t('common:area.home'), to: '/' },
    { name: t('list.title'), to: '/case' },
    ...(industry
      ? [
          {
            name: industry.industry_name,
            to: `/case?${new URLSearchParams({ industry_ids: `[${industry.industry_id}]` })}`,
          },
        ]
      : []),
    { name: customer },
  ]
  const facts = [
    [t('detail.customer'), customer],
    [t('detail.scale'), found.scale],
    [t('detail.products'), found.products.map((one) => one.product_name).join(t('detail.comma'))],
    [t('detail.version'), found.product_version],
    [t('detail.go_live'), found.time_to_go_live],
  ].filter(([, value]) => value)

  return (
    <div className={styles.head}>
      <Head
        title={`${title} · ${platformTitle}`}
        description={lead}
        jsonLd={graph(breadcrumbList(origin, places), schemaOf(found))}
      />
      <Breadcrumbs places={places} />
      <div className={styles.title}>
        <div>
          <div className={styles.tags}>
            {industries.map((one) => (
              <Tag key={one.industry_id}>{one.industry_name}</Tag>
            ))}
            {demands.map((one) => (
              <Tag key={one.demand_id}>{one.demand_name}</Tag>
            ))}
            <span>{formatMonth(found.published_at, language)}</span>
          </div>
          <h1 lang={found.language}>{headline}</h1>
          <p lang={found.language}>{lead}</p>
          <LanguageNote shown={found} />
        </div>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {found.anonymous && <p className={styles.note}>{t('detail.anonymous')}</p>}
    </div>
  )
}

function schemaOf({ title, lead, published_at, updated_at, demands, industries }: CaseAnswer) {
  return {
    '@type': 'Article',
    headline: title,
    description: lead,
    datePublished: published_at,
    dateModified: updated_at,
    about: [...industries.map((one) => one.industry_name), ...demands.map((one) => one.demand_name)],
  }
}

/** `2026 年 9 月`: server and browser write the same. */
function formatMonth(instant: string, language: Language): string {
  const date = new Date(Date.parse(instant) + ahead)
  const year = date.getUTCFullYear()
  return language === 'en' ? `${names[date.getUTCMonth()]} ${year}` : `${year} 年 ${date.getUTCMonth() + 1} 月`
}
