import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { settleCall } from '../../../page/account/settle-call.ts'
import { ask } from '../../../platform/api/ask.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { MayChange } from '../frame/may-change.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { loadList, type RowOf } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { ArticleActions, hasActions, ReviewProposals } from './article-actions.tsx'
import { LanguagesCell } from './languages-cell.tsx'
import { nextVerification } from './verify-dialog.tsx'

type ArticleRow = RowOf<'GET /api/management/articles'>

const list = loadList('GET /api/management/articles', {
  knowledge_type_id: 'number',
  state: 'text',
  verify: 'text',
})

export async function clientLoader(asked: ScreenArgs) {
  const loaded = list(asked)
  const settled = await settleCall('GET /api/knowledges/places')
  return { loaded, places: 'data' in settled ? settled.data.list : [] }
}

export default function Articles({ loaderData: { loaded, places } }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const states = {
    draft: t('articles.state.draft'),
    published: t('articles.state.published'),
    withdrawn: t('articles.state.withdrawn'),
  }

  return (
    <ListScreen
      screen="articles"
      loaded={loaded}
      keyOf={({ article_id }) => article_id}
      columns={[
        { column: 'title', sort: true, cell: (row) => <Title row={row} /> },
        { column: 'knowledge_type_name' },
        { column: 'state', values: states, sort: true },
        {
          column: 'languages',
          cell: ({ languages, drafts, in_review }) => (
            <LanguagesCell published={languages} drafts={drafts} in_review={in_review} />
          ),
        },
        { column: 'verify_by', kind: 'day', sort: true, optional: true, minor: true },
        { column: 'read_count', kind: 'number', sort: true, minor: true },
        { column: 'useful_count', kind: 'number', sort: true, minor: true },
        { column: 'not_useful_count', kind: 'number', sort: true, minor: true },
        { column: 'updated_at', kind: 'moment', sort: true },
      ]}
      filters={[
        {
          name: 'knowledge_type_id',
          options: places.map(({ knowledge_type_id, names }) => ({
            value: String(knowledge_type_id),
            name: names.join(' / '),
          })),
        },
        {
          name: 'state',
          options: [
            ...Object.entries(states).map(([value, name]) => ({ value, name })),
            { value: 'in_review', name: t('articles.state.in_review') },
            { value: 'proposed', name: t('articles.state.proposed') },
          ],
        },
        { name: 'verify', options: [{ value: 'due', name: t('articles.verify_due') }] },
      ]}
      actions={
        <MayChange>
          <ButtonLink to="/knowledge">{t('articles.begin')}</ButtonLink>
        </MayChange>
      }
      rowActions={(row) =>
        row.proposed > 0 && (
          <MayChange>
            <ReviewProposals row={row} />
          </MayChange>
        )
      }
      rowMenu={(row) => hasActions(row) && <ArticleActions row={row} />}
      bulk={[
        {
          name: 'verify',
          run: async (caller, rows) => {
            for (const { article_id } of rows.filter(({ state }) => state === 'published')) {
              const body = { verify_by: nextVerification(Date.now()) }
              await ask(caller, 'POST /api/knowledges/{article_id}/verification', { params: { article_id }, body })
            }
          },
        },
      ]}
    />
  )
}

function Title({ row: { article_id, title, verify_overdue, state, proposed } }: { row: ArticleRow }) {
  const { t } = useTranslation('management')
  return (
    <>
      <Link to={`/knowledge/article/${article_id}/edit`}>{title || t('list.blank')}</Link>
      {proposed > 0 && <small> {t('articles.state.proposed')}</small>}
      {verify_overdue && state === 'published' && <small> {t('articles.verify_due')}</small>}
    </>
  )
}
