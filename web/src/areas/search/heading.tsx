import { type SearchKind, searchKinds } from '@atrium/contract/search/choices'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '../../page/search/search-box.tsx'
import { useAddressWith } from '../../platform/address/address.ts'
import { formatNumber } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { TabLinks } from '../../ui/navigation/tabs.tsx'
import { searchAddress } from './asked.ts'
import type { SearchAnswer, SearchPageData } from './find.ts'
import styles from './heading.module.css'
import { quoteWords } from './in-words.ts'

/** The words, what came of them, and how many of each kind. */
export function Heading({ asked, found }: SearchPageData) {
  const { t } = useTranslation('home_page')
  const { q, kind } = asked
  const kinds = found && found.totals.length > 0 ? found.totals.map((one) => one.kind) : visitorKinds

  return (
    <div className={styles.heading}>
      <div className="page-width">
        <h1 className="visually-hidden">{t('search.title', { words: q })}</h1>
        <SearchBox
          key={`${q} ${kind}`}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={q}
          scope={{
            value: kind ?? 'all',
            options: ['all', ...kinds].map((value) => ({ value, name: t(`common:scope.${value}`) })),
          }}
        />
        <p className={styles.said} role="status">
          {found && <SearchHeading found={found} />}
          {found?.understood && found.total > 0 && <Understood understood={found.understood} />}
        </p>
        {found?.did_you_mean && found.total > 0 && (
          <p className={styles.meant}>
            {t('search.did_you_mean')} <TextLink to={searchAddress(found.did_you_mean)}>{found.did_you_mean}</TextLink>
          </p>
        )}
        {found?.totals.some(({ total }) => total > 0) && <Kinds current={kind} totals={found.totals} />}
      </div>
    </div>
  )
}

/** Own projects are only those of members. */
const visitorKinds = searchKinds.filter((kind) => kind !== 'project')

function SearchHeading({ found: { total, milliseconds, also_searched } }: { found: SearchAnswer }) {
  const { t } = useTranslation('home_page')
  const seconds = (Math.max(milliseconds, 10) / 1_000).toFixed(2)
  const words = quoteWords(also_searched, usePage().language)

  return words ? t('search.found_also', { count: total, seconds, words }) : t('search.found', { count: total, seconds })
}

/** That it makes no difference how words are typed. */
function Understood({ understood: { way, words } }: { understood: NonNullable<SearchAnswer['understood']> }) {
  const { t } = useTranslation('home_page')
  return ` ${t(`search.understood.${way}`, { words: quoteWords(words, usePage().language) })}`
}

/** What only resources have chosen does not go along to other kinds. */
function Kinds({ current, totals }: { current: SearchKind | undefined; totals: SearchAnswer['totals'] }) {
  const { t } = useTranslation('home_page')
  const addressWith = useAddressWith()
  const all = totals.reduce((sum, { total }) => sum + total, 0)

  return (
    <TabLinks
      label={t('search.kinds')}
      current={current ?? 'all'}
      tabs={[
        {
          id: 'all',
          name: t('common:scope.all'),
          count: formatNumber(all),
          to: addressWith({ kind: null, order: null }),
        },
        ...totals.map(({ kind, total }) => ({
          id: kind,
          name: t(`common:scope.${kind}`),
          count: formatNumber(total),
          to: addressWith({ kind, order: null, ...(kind !== 'resource' && { type: null }) }),
        })),
      ]}
    />
  )
}
