import { type Language, languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { chooseText, type PartialTexts } from '../../platform/language/choose-text.ts'
import type { FileReadContext } from '../file/file.policy.ts'
import { findUsed } from './case.kit.ts'
import { type CaseSummary, caseCard, isAnonymous, isReadable, unlessAnonymous } from './case.service.ts'

interface CasePath<Words> {
  label: Words
  steps: Words[][]
}

/** All texts of a case: as stored, one per language, and as read. */
interface StoryTexts<Words> {
  headline: Words
  lead: Words
  scale: Words | null
  time_to_go_live: Words | null
  figures: { label?: Words; before?: Words; value: Words; unit?: Words }[]
  challenge: Words[]
  solution: Words[]
  result: Words[]
  process: { before: CasePath<Words>; after: CasePath<Words> } | null
  timeline: { moment: Words; event: Words }[]
  quote: { text: Words; role: Words } | null
  products: { product_code: string; product_name: Words }[]
  articles: { article_id: number; title: Words }[]
}

interface CasePage extends CaseSummary {
  updated_at: string
  anonymous: boolean
  product_version: string | null
  story: StoryTexts<PartialTexts>
}

export async function readCase(platform: FileReadContext, viewer: Viewer, case_id: number) {
  const { rows } = await sql<CasePage>`
    select ${caseCard(viewer.language)}, item.updated_at, ${isAnonymous} as anonymous, case_study.product_version,
      jsonb_build_object(
        'headline', headline, 'lead', ${unlessAnonymous('lead', sql`lead`)}, 'scale', scale, 'time_to_go_live', time_to_go_live,
        'figures', figures, 'challenge', challenge, 'solution', solution, 'result', result,
        'process', process, 'timeline', timeline, 'quote', quote,
        'products', coalesce((
          select jsonb_agg(jsonb_build_object('product_code', product.code, 'product_name', product.name)
            order by case_product.position)
          from case_product join product using (product_id) where case_product.item_id = item.item_id), '[]'),
        'articles', coalesce((
          select jsonb_agg(jsonb_build_object('article_id', about.item_id, 'title', about.title)
            order by case_article.position)
          from case_article join item as about on about.item_id = case_article.article_id
          where case_article.item_id = item.item_id and about.state = 'published'), '[]')
      ) as story
    from item join case_study using (item_id)
    where item.item_id = ${case_id} and ${isReadable}`.execute(platform.db)
  if (!rows[0]) throw new Failure('not_found')

  const { story, ...summary } = rows[0]
  const used = await findUsed(platform, viewer, case_id)
  const kit_size = used.reduce((sum, { in_kit, size }) => sum + (in_kit ? size : 0), 0)
  return { ...summary, ...read(story, viewer.language), resources: used, kit_size: kit_size || null }
}

function read(story: StoryTexts<PartialTexts>, language: Language) {
  const { figures, ...texts } = inLanguage(story, language) as StoryTexts<string>
  return {
    ...texts,
    figures: figures.map(({ label = null, before = null, unit = null, value }) => ({ label, before, value, unit })),
  }
}

/** Wherever a text per language stands, the reader's. */
function inLanguage(texts: unknown, language: Language): unknown {
  if (Array.isArray(texts)) return texts.map((part) => inLanguage(part, language))
  if (typeof texts !== 'object' || texts === null) return texts
  if (isText(texts)) return chooseText(texts, language)?.text ?? ''
  return Object.fromEntries(Object.entries(texts).map(([name, part]) => [name, inLanguage(part, language)]))
}

function isText(texts: object): texts is PartialTexts {
  return Object.keys(texts).every((key) => languages.includes(key as Language))
}
