import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { z } from 'zod'
import { ask } from '../../../platform/api/ask.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import type { LoadedList, RowOf } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import styles from './resource.module.css'

type ManagedRatingRow = RowOf<'GET /api/management/ratings'>

/** What people say of resources and apps: what hurts is hidden, and comes back when that was wrong. */
export function RatingList({ loaded, which }: { loaded: LoadedList<ManagedRatingRow>; which: ReactNode }) {
  const { t } = useTranslation('management')
  const kinds = { resource: t('ratings.kind.resource'), app: t('ratings.kind.app') }
  const states = { shown: t('ratings.state.shown'), hidden: t('ratings.state.hidden') }

  return (
    <ListScreen
      screen="ratings"
      loaded={loaded}
      keyOf={({ rating_id }) => rating_id}
      actions={which}
      filters={[
        { name: 'state', options: optionsOf(states) },
        { name: 'kind', options: optionsOf(kinds) },
        {
          name: 'stars',
          options: [5, 4, 3, 2, 1].map((stars) => ({
            value: String(stars),
            name: t('ratings.stars', { count: stars }),
          })),
        },
        { name: 'days', kind: 'days' },
      ]}
      columns={[
        { column: 'title', opens: true },
        { column: 'kind', values: kinds, minor: true },
        { column: 'stars', kind: 'number', sort: true },
        { column: 'text', cell: ({ text }) => <span className={styles.said}>{text}</span> },
        { column: 'user_name' },
        {
          column: 'state',
          values: states,
          cell: ({ state }) => <Tag kind={state === 'hidden' ? 'bad' : 'usual'}>{states[state]}</Tag>,
        },
        { column: 'created_at', kind: 'moment', sort: true },
      ]}
      rowMenu={(rating) => <Turn rating={rating} size="small" />}
      bulk={[
        {
          name: 'hide',
          danger: true,
          reason: true,
          run: async (caller, rows, reason) => {
            for (const { rating_id } of rows.filter(({ state }) => state !== 'hidden')) {
              const body = { state: 'hidden' as const, reason }
              await ask(caller, 'PUT /api/management/ratings/{rating_id}/state', { params: { rating_id }, body })
            }
          },
        },
      ]}
    >
      <RecordDrawer
        screen="ratings"
        read={(caller, rating_id) => ask(caller, 'GET /api/management/ratings/{rating_id}', { params: { rating_id } })}
        values={() => ({})}
        schema={z.object({})}
        fields={[]}
        title={({ title }: ManagedRatingRow) => title}
        note={({ stars, user_name }) => [t('ratings.stars', { count: stars }), user_name].filter(Boolean).join(' · ')}
        danger={(rating, done) => <Turn rating={rating} onDone={done} />}
        aside={({ text, answer, address }) => (
          <>
            <p className={styles.quote}>{text || t('ratings.no_words')}</p>
            {answer && (
              <dl className={styles.facts}>
                <div>
                  <dt>{t('ratings.answer')}</dt>
                  <dd>{answer}</dd>
                </div>
              </dl>
            )}
            <Link to={address}>{t('ratings.open')}</Link>
          </>
        )}
      />
    </ListScreen>
  )
}

interface TurnProps {
  rating: Pick<ManagedRatingRow, 'rating_id' | 'state'>
  size?: 'small'
  onDone?: () => void
}

function Turn({ rating: { rating_id, state }, size, onDone }: TurnProps) {
  const { t } = useTranslation('management')
  const next = state === 'hidden' ? 'shown' : 'hidden'
  return (
    <ReasonButton
      label={t(`ratings.make.${next}`)}
      lead={t(`ratings.make_lead.${next}`)}
      danger={next === 'hidden'}
      {...(size && { size })}
      {...(onDone && { onDone })}
      run={(caller, reason) =>
        ask(caller, 'PUT /api/management/ratings/{rating_id}/state', {
          params: { rating_id },
          body: { state: next, reason },
        })
      }
    />
  )
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}
