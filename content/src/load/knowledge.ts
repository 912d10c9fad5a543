import { type Language, languages } from '@atrium/contract/languages'
import { publicAddress } from '@atrium/server/areas/file/serve/serve.open'
import { publishOfficialArticle } from '@atrium/server/areas/knowledge/revision/revision.official'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { articles, knowledgeTypes } from '../data/knowledge.ts'
import { houseKeeper } from '../data/people.ts'
import { figures, svgOf } from '../figure/figures.ts'
import { typeLogos } from '../figure/type-logos.ts'
import type { DemoArticle, WrittenTexts } from '../kinds.ts'
import { findIds, findLed, type PictureAddresses, withAddresses } from './addresses.ts'
import { storeFile } from './file.ts'
import { saveItem } from './item.ts'
import { idOf } from './name.ts'
import type { LoadContext } from './resources.ts'

/** After resources and videos, to which articles lead; all articles first as items, because they lead to each other. */
export async function loadKnowledge(db: Db, { storage }: LoadContext, people: ReadonlyMap<string, number>) {
  const owner_id = idOf(people, houseKeeper)
  const types = await saveTypes(db)
  await storeLogos(db, storage, owner_id)
  const pictures = await storeFigures(db, storage, owner_id)
  for (const article of articles) await saveAsItem(db, article, idOf(types, article.knowledge_type))

  const led = await findLed(db)
  const items = await findIds(db)
  for (const article of articles) {
    const asLed = (body: WrittenTexts) => inEach(body, (text, language) => withAddresses(text, led, pictures, language))
    const { slug, knowledge_type, title, summary, fits, fits_until, related } = article
    const filed = {
      slug,
      title,
      summary,
      fits,
      fits_until,
      owner_id,
      knowledge_type_id: idOf(types, knowledge_type),
      position: articles.filter((one) => one.knowledge_type === knowledge_type).indexOf(article),
      verify_by:
        article.verify_in_days === undefined ? null : dayFromNow(article.verify_in_days).toISOString().slice(0, 10),
      related_ids: related.map((one) => idOf(items, one)),
    }
    for (const { days_ago, note, sections } of article.history ?? []) {
      const body = asLed(inEach(article.body, (text) => beginning(text, sections)))
      await publishOfficialArticle(db, { ...filed, body, note, published_at: dayFromNow(-days_ago) })
    }
    const { body, note, days_ago } = article
    const last = { ...filed, body: asLed(body), ...(note && { note }), published_at: dayFromNow(-days_ago) }
    const { item_id } = await publishOfficialArticle(db, last)
    await sql`update item set updated_at = ${last.published_at.toISOString()} where item_id = ${item_id}`.execute(db)
  }
}

async function saveAsItem(db: Db, article: DemoArticle, category_id: number) {
  const { slug, title, summary, fits, read_count: view_count = 0, history = [] } = article
  const days_ago = history[0]?.days_ago ?? article.days_ago
  await saveItem(db, { kind: 'article', slug, title, summary, fits, category_id, view_count, days_ago, official: true })
}

/** The text as it was when it had only so many sections. */
function beginning(body: string, sections: number): string {
  return body
    .split(/\n\n(?=## )/)
    .slice(0, 1 + sections)
    .join('\n\n')
}

function inEach(written: WrittenTexts, change: (text: string, language: Language) => string): WrittenTexts {
  const changed = languages.map((language) => [language, written[language], language] as const)
  const there = changed.flatMap(([key, text, language]) => (text === undefined ? [] : [[key, change(text, language)]]))
  return Object.fromEntries(there)
}

function dayFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000)
}

async function storeFigures(db: Db, storage: LoadContext['storage'], user_id: number): Promise<PictureAddresses> {
  const addresses = new Map<string, string>()
  for (const [name, figure] of Object.entries(figures)) {
    for (const language of languages) {
      const file_name = `${name}.${language}.svg`
      const bytes = Buffer.from(svgOf(figure, language))
      const file_id = await storeFile(db, storage, { user_id, file_name, kind: 'image', bytes })
      addresses.set(`${name}.${language}`, publicAddress({ file_id, file_name }))
    }
  }
  return addresses
}

/** Loading again keeps the same file: it is found by its name and content. */
async function storeLogos(db: Db, storage: LoadContext['storage'], user_id: number) {
  for (const [code, svg] of Object.entries(typeLogos)) {
    const file_name = `${code}.svg`
    const logo_id = await storeFile(db, storage, { user_id, file_name, kind: 'image', bytes: Buffer.from(svg) })
    await db
      .updateTable('knowledge_type')
      .set({ logo_id, logo_url: publicAddress({ file_id: logo_id, file_name }) })
      .where('code', '=', code)
      .execute()
  }
}

async function saveTypes(db: Db) {
  const ids = new Map<string, number>()

  for (const [position, type] of knowledgeTypes.entries()) {
    const texts = {
      name: JSON.stringify(type.name),
      description: JSON.stringify(type.description),
      mark: JSON.stringify(type.mark),
      parent_id: type.parent ? idOf(ids, type.parent) : null,
      position,
    }
    const { knowledge_type_id } = await db
      .insertInto('knowledge_type')
      .values({ code: type.code, ...texts })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(texts))
      .returning('knowledge_type_id')
      .executeTakeFirstOrThrow()
    ids.set(type.code, knowledge_type_id)
  }
  return ids
}
