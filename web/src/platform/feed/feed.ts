import type { RouterContextProvider } from 'react-router'
import { ask } from '../api/ask.ts'
import { orNull } from '../api/or-null.ts'
import { callerOf, pageContext } from '../page/page-context.ts'
import { atom } from './atom.ts'
import { feedAddress } from './feed-address.ts'
import { createXmlResponse } from './xml.ts'

/** As many entries as a feed has. */
export const newest = 30

interface FeedContent extends Pick<Parameters<typeof atom>[0], 'page' | 'title' | 'subtitle' | 'entries'> {
  /** Its name in `/feed/{name}.xml`. */
  name: string
  tag_id?: number | undefined
}

/** Author and language are the same in all feeds. */
export async function answerFeed(
  context: Readonly<RouterContextProvider>,
  { name, tag_id, title, ...shown }: FeedContent,
): Promise<Response> {
  const { origin, language, i18n } = context.get(pageContext)
  const website = await orNull(ask(callerOf(context), 'GET /api/website'))
  const author = website?.platform_title ?? i18n.t('common:brand.name')

  const self = feedAddress(name, language, tag_id)
  const feed = atom({ ...shown, origin, language, self, title: `${title} · ${author}`, author })
  return createXmlResponse(feed, 'application/atom+xml')
}
