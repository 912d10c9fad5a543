import { languages } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { languageNames } from '../../../page/language-names.ts'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList, type RowOf } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'

type ArticleHistoryRow = RowOf<'GET /api/management/article-history'>

export const clientLoader = loadList('GET /api/management/article-history', {
  language: 'text',
  state: 'text',
  days: 'days',
})

export default function ArticleHistory({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const states = {
    draft: t('article_history.state.draft'),
    in_review: t('article_history.state.in_review'),
    changes_asked: t('article_history.state.changes_asked'),
    published: t('article_history.state.published'),
  }

  return (
    <ListScreen
      screen="article_history"
      loaded={loaderData}
      keyOf={({ revision_id }) => revision_id}
      columns={[
        { column: 'title', cell: (row) => <Title row={row} /> },
        { column: 'language', values: languageNames },
        { column: 'number', kind: 'number' },
        { column: 'state', values: states },
        { column: 'note', minor: true },
        { column: 'author_name' },
        { column: 'updated_at', kind: 'moment', sort: true },
      ]}
      filters={[
        { name: 'language', options: languages.map((value) => ({ value, name: languageNames[value] })) },
        { name: 'state', options: Object.entries(states).map(([value, name]) => ({ value, name })) },
        { name: 'days', kind: 'days' },
      ]}
    />
  )
}

/** What was published is read in the history of its article; what is only written, nowhere but in the editor. */
function Title({ row: { article_id, title, readable, state, language } }: { row: ArticleHistoryRow }) {
  return readable && state === 'published' ? (
    <Link to={`/knowledge/article/${article_id}/history?language=${language}`}>{title}</Link>
  ) : (
    title
  )
}
