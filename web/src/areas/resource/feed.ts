import { isResourceType, type ResourceType } from '@atrium/contract/resource-types'
import type { RouterContextProvider } from 'react-router'
import { ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { answerFeed, newest } from '../../platform/feed/feed.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/feed.ts'
import { choiceParameters, choicesIn } from './choices.ts'

export const handle: Handle = { parameters: choiceParameters }

/** `/feed/all.xml`, `/feed/flow.xml?tag=3`: the newest resources, for readers of feeds. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const name = /^([a-z-]+)\.xml$/.exec(params.name)?.[1]
  if (name !== 'all' && !isResourceType(name)) throw new Response('There is no such feed.', { status: 404 })
  const type = name === 'all' ? null : name
  const tag_id = choicesIn(new URL(request.url)).tag_ids?.[0]

  const { i18n } = context.get(pageContext)
  const { list } = await ask(callerOf(context), 'GET /api/resources', {
    query: {
      search: { ...(type && { resource_type: type }), ...(tag_id && { tag_ids: [tag_id] }) },
      order_by: { published_at: 'desc' },
      size: newest,
    },
  })
  const typeName = (one: ResourceType) => i18n.t(`common:type.${one}.name`)
  const all = type ? typeName(type) : i18n.t('resource:list.title')
  const tag = tag_id && list[0] ? await tagName(context, tag_id, list[0].resource_id) : null

  return answerFeed(context, {
    name,
    tag_id,
    page: `/resource${type ? `/${type}` : ''}${tag_id ? `?tag=${tag_id}` : ''}`,
    title: tag ? i18n.t('resource:feed.of_tag', { name: all, tag }) : all,
    subtitle: i18n.t(`resource:list.lead.${type ?? 'all'}`),
    entries: list.map((one) => ({
      ...one,
      path: `/resource/${one.resource_type}/${one.resource_id}`,
      // Official resources name no person as their author.
      author: one.official ? null : one.owner_name,
      categories: [{ term: one.resource_type, label: typeName(one.resource_type) }],
    })),
  })
}

/** Lists do not say what a tag is called; whatever carries it does. */
async function tagName(context: Readonly<RouterContextProvider>, tag_id: number, resource_id: number) {
  const question = ask(callerOf(context), 'GET /api/resources/{resource_id}', { params: { resource_id } })
  return (await orNull(question))?.tags.find(({ id }) => id === tag_id)?.name ?? null
}
