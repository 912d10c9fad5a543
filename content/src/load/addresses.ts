import type { Language } from '@atrium/contract/languages'
import type { Db } from '@atrium/server/platform/db/db'

/** What an address in a demo text may lead to, by its slug. */
export interface LinkTarget {
  item_id: number
  kind: string
  type: string
}

/** Where each picture lies, by its name in a language: `rota.en`. */
export type PictureAddresses = ReadonlyMap<string, string>

export async function findLed(db: Db): Promise<Map<string, LinkTarget>> {
  const rows = await db
    .selectFrom('item')
    .select(['slug', 'item_id', 'kind', 'type'])
    .where('slug', 'is not', null)
    .execute()
  return new Map(rows.map(({ slug, ...led }) => [slug ?? '', led]))
}

export async function findIds(db: Db): Promise<Map<string, number>> {
  return new Map([...(await findLed(db))].map(([slug, { item_id }]) => [slug, item_id]))
}

/** `[…](video:v1)` becomes `[…](/video/12)`: in the texts of the demo things have names, in the portal they have numbers. */
export function withAddresses(
  markdown: string,
  led: ReadonlyMap<string, LinkTarget>,
  pictures: PictureAddresses,
  language: Language,
) {
  return markdown.replace(/\]\((resource|video|article|figure):([\w-]+)/g, (_, kind: string, name: string) => {
    const address = kind === 'figure' ? pictures.get(`${name}.${language}`) : itemAddress(led.get(name), kind)
    if (!address) throw new Error(`The demo texts lead to the ${kind} '${name}', which is not there`)
    return `](${address}`
  })
}

function itemAddress(led: LinkTarget | undefined, kind: string): string | null {
  if (led?.kind !== kind) return null
  if (kind === 'resource') return `/resource/${led.type}/${led.item_id}`
  return kind === 'video' ? `/video/${led.item_id}` : `/knowledge/article/${led.item_id}`
}
