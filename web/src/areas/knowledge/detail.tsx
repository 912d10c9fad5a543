import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { pageIn } from '../../platform/address.ts'
import { ask } from '../../platform/ask.ts'
import { formatDate } from '../../platform/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { callerOf } from '../../platform/page-context.ts'
import { Empty } from '../../ui/empty.tsx'
import { TabLinks } from '../../ui/tabs.tsx'
import type { Route } from './+types/detail.ts'
import styles from './detail.module.css'

export const handle: Handle = { modules: ['knowledge'] }

const pageSize = 20

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const knowledge_type_id = Number(params.knowledge_type_id)
  const caller = callerOf(context)
  const page = pageIn(new URL(request.url))

  const { list: types } = await ask(caller, 'GET /api/knowledges/types', { query: { parent_id: null } })
  const current = types.find((type) => type.knowledge_type_id === knowledge_type_id)
  if (!current) throw redirect('/errors/not-exsist-resource')

  const articles = await ask(caller, 'GET /api/knowledges', {
    query: { search: { knowledge_type_id }, page, size: pageSize },
  })
  return { types, current, articles, page }
}

export default function Detail({ loaderData: { types, current, articles, page } }: Route.ComponentProps) {
  const { t } = useTranslation('knowledge')
  const { language, now } = usePage()

  return (
    <AreaPage
      above={[{ name: t('overview.title'), to: '/knowledge' }]}
      title={current.knowledge_type_name}
      lead={current.description}
      page={page}
    >
      <TabLinks
        label={t('overview.title')}
        current={String(current.knowledge_type_id)}
        tabs={types.map((type) => ({
          id: String(type.knowledge_type_id),
          name: type.knowledge_type_name,
          to: `/knowledge/detail/${type.knowledge_type_id}`,
        }))}
      />
      {articles.list.length === 0 && <Empty title={t('common:list.empty.title')}>{t('common:list.empty.text')}</Empty>}
      <ul className={styles.articles}>
        {articles.list.map((article) => (
          <li key={article.article_id}>
            <h2>{article.title}</h2>
            <p>{article.summary}</p>
            <small>{t('detail.published', { date: formatDate(article.published_at, now, language) })}</small>
          </li>
        ))}
      </ul>
      <ListPager page={page} total={articles.total} size={pageSize} />
      {articles.list.length > 0 && <p className={styles.soon}>{t('detail.soon')}</p>}
    </AreaPage>
  )
}
