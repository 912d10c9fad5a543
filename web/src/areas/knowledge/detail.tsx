import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FeedHint } from '../../page/feed-link.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { pageIn, pageQuery } from '../../platform/address/address.ts'
import { ask } from '../../platform/api/ask.ts'
import { formatDate } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Head } from '../../platform/page/head.tsx'
import { notFound } from '../../platform/page/missing.ts'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import { breadcrumbList, collectionPage, graph } from '../../platform/page/structured-data.ts'
import { LanguageMark } from '../../ui/mark/language-mark.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/detail.ts'
import styles from './detail.module.css'
import { BeginArticle } from './filing/begin-article.tsx'
import { Frame } from './frame/frame.tsx'

export const handle: Handle = { modules: ['knowledge'], parameters: ['keyword', 'page'] }

const pageSize = 20

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const knowledge_type_id = Number(params.knowledge_type_id)
  if (!Number.isSafeInteger(knowledge_type_id) || knowledge_type_id < 1) throw notFound(request)
  const caller = callerOf(context)
  const url = new URL(request.url)
  const page = pageIn(url)
  const keyword = url.searchParams.get('keyword')?.trim().slice(0, 60) ?? ''

  const [type, articles] = await Promise.all([
    ask(caller, 'GET /api/knowledges/types/{knowledge_type_id}', { params: { knowledge_type_id } }),
    ask(caller, 'GET /api/knowledges', {
      query: { search: { knowledge_type_id, ...(keyword && { keyword }) }, page, size: pageSize },
    }),
  ])
  return { type, articles, page, keyword }
}

export default function Detail({ loaderData: { type, articles, page, keyword } }: Route.ComponentProps) {
  const { t } = useTranslation('knowledge')
  const { language, now, origin, platformTitle } = usePage()
  const { knowledge_type_id, knowledge_type_name: name, description } = type
  const above = type.path.filter((one) => one.knowledge_type_id !== knowledge_type_id)
  const places = [
    { name: t('overview.title'), to: '/knowledge' },
    ...above.map((one) => ({ name: one.knowledge_type_name, to: `/knowledge/detail/${one.knowledge_type_id}` })),
    { name },
  ]
  const listed = articles.list.map(({ title, article_id }) => ({ name: title, to: `/knowledge/article/${article_id}` }))

  return (
    <Frame type={type} current={`type-${knowledge_type_id}`} keyword={keyword}>
      <main id="main">
        <Head
          title={`${name} · ${platformTitle}`}
          description={description}
          query={pageQuery(page)}
          hidden={keyword !== ''}
          jsonLd={graph(breadcrumbList(origin, places), collectionPage(origin, name, listed))}
        />
        <FeedHint feed="knowledge" name={t('overview.title')} />
        <Breadcrumbs places={places} />
        <h1 className={styles.title}>{keyword ? t('found.title', { keyword, count: articles.total }) : name}</h1>
        {!keyword && (
          <div className={styles.lead}>
            <p>{description}</p>
            <BeginArticle knowledge_type_id={knowledge_type_id} />
          </div>
        )}
        {articles.list.length === 0 && (
          <Empty title={t('common:list.empty.title')}>{t('common:list.empty.text')}</Empty>
        )}
        <ul className={styles.articles}>
          {articles.list.map((article) => (
            <li key={article.article_id}>
              <h2>
                <Link to={`/knowledge/article/${article.article_id}`} lang={article.language}>
                  {article.title}
                </Link>
              </h2>
              <p lang={article.language}>{article.summary}</p>
              <small>
                {article.knowledge_type_name}
                {' · '}
                {t('detail.published', { date: formatDate(article.published_at, now, language) })}{' '}
                <LanguageMark shown={article} />
              </small>
            </li>
          ))}
        </ul>
        <ListPager page={page} total={articles.total} size={pageSize} />
      </main>
    </Frame>
  )
}
