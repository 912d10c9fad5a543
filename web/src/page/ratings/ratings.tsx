import type { Answer } from '@atrium/contract/calls'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { lastPage, useAddressWith } from '../../platform/address/address.ts'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { usePendingAction } from '../../platform/session/pending-action.ts'
import { useLogin } from '../../platform/session/session.ts'
import { toast } from '../../platform/state/toast.ts'
import { Stars } from '../../ui/card/rating.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'
import { MemberButton } from '../member-button.tsx'
import { otherLanguage } from './other-language.ts'
import type { OwnRating } from './rate-dialog.tsx'
import styles from './ratings.module.css'
import { ratingsPerPage } from './ratings-query.ts'

const RateDialog = lazy(() => import('./rate-dialog.tsx'))
const AnswerDialog = lazy(() => import('./answer-dialog.tsx'))

interface RatingsProps {
  figures: RatingFigures
  ratings: Answer<'GET /api/resources/{resource_id}/ratings'> | null
  /** Which page of all ratings this is; null where only the newest are shown. */
  page: number | null
  /** Who may rate, in a sentence; and whether this person may, null until it is known. */
  rule: string
  mayRate: boolean | null
  mayAnswer: boolean
  own: OwnRating
  onRated: () => void
}

interface RatingFigures {
  rating: number | null
  rating_count: number
  rating_counts: number[]
}

/** Only who has had it may judge it. */
export function Ratings({ figures, ratings, page, rule, mayRate, mayAnswer, own, onRated }: RatingsProps) {
  const { t } = useTranslation('resource')
  const { revalidate } = useRevalidator()
  const login = useLogin()
  const [isRating, setRating] = useState(false)
  usePendingAction('rate', { isReady: mayRate === false, run: () => toast.error(rule) })

  return (
    <section id="ratings">
      <Lintel
        size="section"
        aside={
          (mayRate || !login) && (
            <MemberButton action="rate" isReady={mayRate === true} onPress={() => setRating(true)}>
              {t(own.before ? 'detail.rate_change' : 'detail.rate')}
            </MemberButton>
          )
        }
      >
        {t('detail.ratings')}
      </Lintel>
      <Spread figures={figures} written={ratings?.total ?? 0} rule={mayRate ? null : rule} />
      {ratings?.list.map((rating) => (
        <One key={rating.rating_id} rating={rating} mayAnswer={mayAnswer} />
      ))}
      {ratings && <More ratings={ratings} page={page} />}
      {isRating && (
        <Suspense>
          <RateDialog
            own={own}
            onClose={() => setRating(false)}
            onRated={() => {
              setRating(false)
              onRated()
              void revalidate()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** From the newest ones to all of them, page by page. */
function More({
  ratings: { list, total },
  page,
}: {
  ratings: NonNullable<RatingsProps['ratings']>
  page: number | null
}) {
  const { t } = useTranslation('resource')
  const addressWith = useAddressWith()
  const addressOf = (wanted: number) => `${addressWith({ ratings: String(wanted) })}#ratings`

  if (page === null) {
    if (total <= list.length) return null
    return <GoLink to={addressOf(1)}>{t('detail.all_ratings', { count: total })}</GoLink>
  }
  if (total <= ratingsPerPage) return null
  return (
    <div className={styles.pager}>
      <Pager page={page} lastPage={lastPage(total, ratingsPerPage)} addressOf={addressOf} />
    </div>
  )
}

function Spread({ figures, written, rule }: { figures: RatingFigures; written: number; rule: string | null }) {
  const { t } = useTranslation('resource')
  const { rating, rating_count, rating_counts } = figures
  const all = rating_counts.reduce((sum, count) => sum + count, 0)
  if (!rating) return <p className={styles.none}>{t('detail.no_ratings')}</p>

  return (
    <div className={styles.spread}>
      <p>
        <b>{rating.toFixed(1)}</b>
        <span>{t('detail.people', { count: rating_count })}</span>
        {written > 0 && <span>{t('detail.wrote', { count: written })}</span>}
      </p>
      <dl>
        {[5, 4, 3, 2, 1].map((stars) => {
          const share = all > 0 ? Math.round(((rating_counts[stars - 1] ?? 0) / all) * 100) : 0
          return (
            <div key={stars}>
              <dt>{t('detail.stars', { count: stars })}</dt>
              <dd>
                <meter min={0} max={100} value={share} aria-hidden="true" />
                {share}%
              </dd>
            </div>
          )
        })}
      </dl>
      {rule && <p className={styles.rule}>{rule}</p>}
    </div>
  )
}

type ShownRating = NonNullable<RatingsProps['ratings']>['list'][number]

function One({ rating, mayAnswer }: { rating: ShownRating; mayAnswer: boolean }) {
  const { user_name, photo_url, stars, text, created_at } = rating
  // What was just written stands here at once: the page may be some seconds old.
  const [answer, setAnswer] = useState(rating.answer)
  const { t } = useTranslation('resource')
  const { language, now } = usePage()
  const name = user_name ?? t('detail.former')
  const other = otherLanguage(text, language)

  return (
    <article className={styles.one}>
      <Avatar name={name} image={photo_url} size={40} />
      <div>
        <h3>
          {name} <Stars value={stars as 1 | 2 | 3 | 4 | 5} />
          <time dateTime={created_at}>{formatDate(created_at, now, language)}</time>
        </h3>
        <p lang={other ?? undefined}>{text}</p>
        {other && <small className={styles.language}>{t(`detail.rating_in.${other}`)}</small>}
        {answer && (
          <blockquote>
            <b>{t('detail.answer')}</b> {answer}
          </blockquote>
        )}
        {mayAnswer && <AnswerButton rating={{ ...rating, answer }} name={name} onAnswered={setAnswer} />}
      </div>
    </article>
  )
}

interface AnswerButtonProps {
  rating: ShownRating
  name: string
  onAnswered: (text: string) => void
}

function AnswerButton({ rating, name, onAnswered }: AnswerButtonProps) {
  const { t } = useTranslation('resource')
  const [isOpen, setOpen] = useState(false)
  const isFirst = rating.answer === null

  return (
    <>
      <Button
        kind="text"
        size="small"
        aria-label={t(isFirst ? 'detail.answer_of' : 'detail.change_answer_of', { name })}
        onClick={() => setOpen(true)}
      >
        {t(isFirst ? 'detail.answer_it' : 'detail.change_answer')}
      </Button>
      {isOpen && (
        <Suspense>
          <AnswerDialog
            rating={rating}
            onClose={() => setOpen(false)}
            onAnswered={(text) => {
              setOpen(false)
              toast.success(t('detail.answered'))
              onAnswered(text)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
