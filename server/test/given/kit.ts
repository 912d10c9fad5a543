import { kitSize } from '@atrium/contract/limits'
import { sql } from 'kysely'
import type { Portal } from '../portal.ts'
import { givenPublished } from './published.ts'

const inEveryLanguage = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: `${text} (en)` })

/** What staff write: a kit of these resources. */
export function kitOf(resource_ids: number[], changes: object = {}) {
  return {
    slug: `kit-${crypto.randomUUID()}`,
    title: inEveryLanguage('医院信息科'),
    audience: inEveryLanguage('信息科'),
    lead: inEveryLanguage('一年要办的事'),
    position: 10,
    items: resource_ids.map((resource_id, place) => ({ resource_id, matter: { 'zh-CN': `第 ${place + 1} 件事` } })),
    trial_id: resource_ids[0] ?? null,
    ...changes,
  }
}

/** As many resources as a published kit needs at least; the first ones as they are given. */
export async function givenKitResources(
  { platform }: Pick<Portal, 'platform'>,
  first: Parameters<typeof givenPublished>[1][] = [],
) {
  const fixtures = Array.from({ length: kitSize.least }, (_, place) => {
    return first[place] ?? { title: { 'zh-CN': `资源 ${place + 1}` } }
  })
  return Promise.all(fixtures.map((fixture) => givenPublished(platform, fixture)))
}

/** A kit that everybody sees. */
export async function givenKit(
  { db }: Pick<Portal, 'db'>,
  resource_ids: number[],
  slug = `kit-${crypto.randomUUID()}`,
) {
  const { title, lead, audience } = kitOf([])
  const texts = { title: JSON.stringify(title), lead: JSON.stringify(lead), audience: JSON.stringify(audience) }
  const { kit_id } = await db
    .insertInto('kit')
    .values({ slug, ...texts, trial_id: resource_ids[0] ?? null, published_at: sql<string>`now()` })
    .returning('kit_id')
    .executeTakeFirstOrThrow()
  for (const [position, item_id] of resource_ids.entries()) {
    await db
      .insertInto('kit_item')
      .values({ kit_id, item_id, position, matter: JSON.stringify({ 'zh-CN': `第 ${position + 1} 件事` }) })
      .execute()
  }
  return { kit_id, slug }
}
