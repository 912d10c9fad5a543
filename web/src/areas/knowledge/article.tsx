import { isLanguage } from '@atrium/contract/languages'
import { redirect } from 'react-router'
import { ask } from '../../platform/api/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { notFound } from '../../platform/page/missing.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/article.ts'
import { ArticlePage } from './article/article-page.tsx'

export const handle: Handle = { modules: ['knowledge'], parameters: ['language'] }

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const [, id = '', ending] = /^([1-9]\d{0,14})(\.md)?$/.exec(params.article_id) ?? []
  if (id === '') throw notFound(request)
  const { language } = context.get(pageContext)
  // The text as it was written, for people and programs who take it along.
  if (ending) throw redirect(`/api/knowledges/${id}/source?language=${language}`)

  const caller = callerOf(context)
  const wanted = new URL(request.url).searchParams.get('language')
  const article = await ask(caller, 'GET /api/knowledges/{article_id}', {
    params: { article_id: Number(id) },
    query: wanted && isLanguage(wanted) ? { language: wanted } : {},
  })
  const knowledge_type_id = article.path.at(-1)?.knowledge_type_id ?? 0
  const type = await ask(caller, 'GET /api/knowledges/types/{knowledge_type_id}', { params: { knowledge_type_id } })
  return { article, type }
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}
