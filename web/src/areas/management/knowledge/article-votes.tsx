import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'

export const clientLoader = loadList('GET /api/management/article-opinions', {
  article_id: 'number',
  useful: 'text',
  state: 'text',
  words: 'text',
  days: 'days',
})

export default function ArticleVotes({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const useful = { true: t('article_votes.useful.yes'), false: t('article_votes.useful.no') }
  const reasons = Object.fromEntries(
    (['not_my_question', 'unclear', 'incomplete', 'outdated', 'wrong', 'other'] as const).map((reason) => [
      reason,
      t(`article_votes.why.${reason}`),
    ]),
  )

  return (
    <ListScreen
      screen="article_votes"
      loaded={loaderData}
      keyOf={({ opinion_id }) => opinion_id}
      columns={[
        {
          column: 'title',
          cell: ({ article_id, title }) => <Link to={`/knowledge/article/${article_id}`}>{title}</Link>,
        },
        { column: 'useful', values: useful },
        { column: 'reason', values: reasons },
        { column: 'text' },
        { column: 'user_name', cell: ({ user_name }) => user_name ?? t('article_votes.visitor'), minor: true },
        { column: 'created_at', kind: 'moment', sort: true },
        { column: 'handled_reason' },
        { column: 'handled_by', minor: true },
      ]}
      filters={[
        {
          name: 'useful',
          options: [
            { value: 'yes', name: useful.true },
            { value: 'no', name: useful.false },
          ],
        },
        {
          name: 'state',
          options: [
            { value: 'open', name: t('article_votes.state.open') },
            { value: 'handled', name: t('article_votes.state.handled') },
          ],
        },
        { name: 'words', options: [{ value: 'yes', name: t('article_votes.with_words') }] },
        { name: 'days', kind: 'days' },
      ]}
      rowActions={({ opinion_id, handled_at }) =>
        handled_at === null && (
          <ReasonButton
            size="small"
            danger={false}
            label={t('article_votes.handle')}
            lead={t('article_votes.handle_lead')}
            run={(caller, reason) =>
              ask(caller, 'POST /api/management/article-opinions/{opinion_id}/handling', {
                params: { opinion_id },
                body: { reason },
              })
            }
          />
        )
      }
      bulk={[
        {
          name: 'handle',
          reason: true,
          run: async (caller, rows, reason) => {
            for (const { opinion_id, handled_at } of rows) {
              if (handled_at !== null) continue
              await ask(caller, 'POST /api/management/article-opinions/{opinion_id}/handling', {
                params: { opinion_id },
                body: { reason },
              })
            }
          },
        },
      ]}
    />
  )
}
