import { useTranslation } from 'react-i18next'
import { KitLinks } from '../../page/kits/kit-links.tsx'
import { usePage } from '../../platform/page/page.ts'
import { openFeedbackWith } from '../../platform/state/feedback.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import { countFilters, type SearchInput, searchAddress } from './asked.ts'
import type { SearchHitData as Found, SearchAnswer, SearchPageData } from './find.ts'
import { Hit } from './hit.tsx'
import { joinNames, quoteWords } from './in-words.ts'
import { Places } from './places.tsx'

interface NoSearchHitsProps {
  asked: SearchInput
  found: SearchAnswer
  near: Found[]
  kits: SearchPageData['kits']
}

/** What was looked for, one way out, one request, and what comes close. */
export function NothingFound({ asked, found: { also_searched, did_you_mean, totals }, near, kits }: NoSearchHitsProps) {
  const { t } = useTranslation('home_page')
  const { q } = asked
  const isNarrowed = asked.kind !== undefined || countFilters(asked) > 0
  const { language } = usePage()
  const words = quoteWords(also_searched, language)
  const kinds = joinNames(
    totals.map(({ kind }) => t(`common:scope.${kind}`)),
    language,
  )

  return (
    <>
      <Empty
        title={t('search.nothing.title', { words: q })}
        actions={
          <>
            <WayOut q={q} did_you_mean={did_you_mean} isNarrowed={isNarrowed} />
            <Button onClick={() => openFeedbackWith(t('search.nothing.wish', { words: q }))}>
              {t('search.nothing.need')}
            </Button>
          </>
        }
      >
        {isNarrowed
          ? t('search.nothing.narrowed')
          : words
            ? t('search.nothing.searched_also', { kinds, words })
            : t('search.nothing.searched', { kinds })}
      </Empty>
      <KitLinks kits={kits} />
      {near.length > 0 ? (
        <section>
          <Lintel size="section">{t('search.nothing.near')}</Lintel>
          {near.map((hit) => (
            <Hit key={`${hit.kind} ${hit.item_id}`} hit={hit} standing={{ search_id: null, place: 1 }} level={3} />
          ))}
        </section>
      ) : (
        <Places />
      )}
    </>
  )
}

function WayOut(props: { q: string; did_you_mean: string | null; isNarrowed: boolean }) {
  const { t } = useTranslation('home_page')
  if (props.isNarrowed) {
    return (
      <ButtonLink kind="primary" to={searchAddress(props.q)}>
        {t('search.nothing.clear')}
      </ButtonLink>
    )
  }
  if (props.did_you_mean) {
    return (
      <ButtonLink kind="primary" to={searchAddress(props.did_you_mean)}>
        {t('search.nothing.instead', { words: props.did_you_mean })}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink kind="primary" to="/resource">
      {t('search.nothing.browse')}
    </ButtonLink>
  )
}
