import type { Language } from '@atrium/contract/languages'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { element, write } from '../../../platform/markdown/tree.ts'

/** As `shape.ts` wrote it: in what comes from a text every `<` is escaped, so nothing else can look like it. */
const places = /<div class="embed" data-kind="\w+" data-item="(\d+)"><a href="([^"]*)">(.*?)<\/a><\/div>/gs

/** Puts a card in each place where the text shows something of ours; what is no longer there is its name. One query. */
export async function resolveEmbeds(db: Db, language: Language, html: string): Promise<string> {
  const item_ids = [...new Set([...html.matchAll(places)].map(([, item_id]) => Number(item_id)))]
  if (item_ids.length === 0) return html
  const cards = await findCards(db, language, item_ids)

  return html.replaceAll(places, (_, item_id: string, address: string, name: string) => {
    const card = cards.get(Number(item_id))
    return card ? drawn(card, address) : `<p>${name}</p>`
  })
}

const embeddedCardSchema = z.object({
  item_id: z.number(),
  kind: z.enum(['resource', 'video', 'case', 'article']),
  type: z.string(),
  title: z.string(),
  summary: z.string(),
  duration_seconds: z.number().nullable(),
})
type EmbeddedCard = z.output<typeof embeddedCardSchema>

/** A case whose customer may no longer be named has no card until the job `case.consent` has given it another wording. */
async function findCards(db: Db, language: Language, item_ids: number[]): Promise<ReadonlyMap<number, EmbeddedCard>> {
  const { rows } = await typedSql(embeddedCardSchema)`
    select item_id, kind, type, coalesce(in_language(title, ${language}), '') as title,
      coalesce(in_language(summary, ${language}), '') as summary, video.duration_seconds
    from item left join video using (item_id) left join case_study using (item_id)
    where item_id = any(${item_ids}) and state = 'published' and kind in ('resource', 'video', 'case', 'article')
      and not (consent_has_ended(case_study.consent_until) and case_study.named is null)`.execute(db)
  return new Map(rows.map((card) => [card.item_id, card]))
}

function drawn({ item_id, kind, type, title, summary, duration_seconds }: EmbeddedCard, address: string): string {
  const [, fragment = ''] = /(#.*)$/.exec(address) ?? []
  const paths = { resource: `/resource/${type}/`, video: '/video/', case: '/case/', article: '/knowledge/article/' }
  const about = { class: 'embed', 'data-kind': kind, ...(type !== '' && { 'data-type': type }) }
  const lines = [element('strong', {}, [title]), element('span', { class: 'summary' }, [summary])]
  const length = duration_seconds ? [element('span', { class: 'duration' }, [clock(duration_seconds)])] : []
  return write([
    element('div', about, [element('a', { href: `${paths[kind]}${item_id}${fragment}` }, [...lines, ...length])]),
  ])
}

function clock(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
}
