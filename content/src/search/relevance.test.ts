import type { Language } from '@atrium/contract/languages'
import { saveTerms } from '@atrium/server/areas/resource/list/list.terms'
import { runSearch } from '@atrium/server/areas/search/search.run'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../server/test/portal.ts'
import { resources } from '../data/resources.ts'
import { videos } from '../data/videos.ts'
import { findLed, type LinkTarget } from '../load/addresses.ts'
import { loadContent } from '../load.ts'
import { timelineOf } from '../video/timeline.ts'
import { gradesOf, type JudgedRow, spotsOf } from './judged/row.ts'
import { judged } from './judged/table.ts'
import { pagesOf } from './pages.ts'
import { answersFirst, ndcg, recall } from './score.ts'

const places = 10
const visitor = { user_id: null, menus: null, roles: [], is_weaver: false, session_id: null, confirmed: false }

let portal: Portal
let led: ReadonlyMap<string, LinkTarget>
let slugs: ReadonlyMap<number, string>

beforeAll(async () => {
  portal = await startPortal()
  await loadContent(portal.platform)
  led = await findLed(portal.db)
  slugs = new Map([...led].map(([slug, { item_id }]) => [item_id, slug]))
  await writePages()
})

afterAll(() => portal.close())

test('[RT-12] [I18N-04c] what people search for is found, and stands where they look', async () => {
  const all: RelevanceScore[] = []
  for (const [name, { language, mistyped, rows }] of Object.entries(judged)) {
    const scores = await sideBySide(rows, (row) => score(row, language, mistyped))
    print(name, scores)
    all.push(...scores)
  }
  print('all', all)
  for (const { question, recall, ndcg, missing } of all.filter((one) => one.recall < 1))
    console.info(`${question} ${ndcg.toFixed(2)} ${recall.toFixed(2)} misses ${missing.join(' ')}`)

  expect(mean(all, 'ndcg')).toBeGreaterThanOrEqual(0.9)
  expect(mean(all, 'recall')).toBeGreaterThanOrEqual(0.95)
})

test('[RT-12] a hit opens where the words stand', async () => {
  const spots = Object.values(judged)
    .flatMap(({ rows }) => rows)
    .flatMap((row) => [...spotsOf(row)].map(([slug, spot]) => ({ question: row[0], slug, spot })))

  const wrong = await sideBySide(spots, async ({ question, slug, spot }) => {
    const address = await addressOf(question, slug)
    return address.includes(inAddress(slug, spot)) ? [] : [`${question}: ${slug}${spot}, not ${address}`]
  })

  expect(wrong.flat()).toEqual([])
})

/** The worker draws documents and reads their pages; the words on them are those of the documents. */
async function writePages() {
  for (const { slug, versions } of resources.filter(({ resource_type }) => resource_type === 'document-template')) {
    const { item_id } = led.get(slug) as LinkTarget
    for (const [at, text] of (await pagesOf(versions.at(-1))).entries())
      await sql`
        insert into blob_page (blob_id, page, text)
        select blob_id, ${at + 1}, ${text} from item join resource using (item_id)
          join resource_version using (version_id) join file on file.file_id = package_id
        where item.item_id = ${item_id}`.execute(portal.db)
    await saveTerms(portal.db, item_id)
  }
}

async function sideBySide<One, Result>(list: readonly One[], work: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const next = list.entries()
  const inTurn = async () => {
    for (const [at, one] of next) results[at] = await work(one)
  }
  await Promise.all([inTurn(), inTurn(), inTurn(), inTurn()])
  return results
}

type RelevanceScore = Awaited<ReturnType<typeof score>>

/** Whoever typed something else than they meant, and is told so, asks again. */
async function score(row: JudgedRow, language: Language, mistyped = false) {
  const [question] = row
  const grades = gradesOf(row)
  const meant: string | null = mistyped ? (await read({ q: question })).did_you_mean : null
  const found = await find(meant ?? question, language)
  const missing = [...grades.keys()].filter((slug) => !found.includes(slug))
  const figures = { ndcg: ndcg(found, grades), recall: recall(found, grades), first: answersFirst(found, grades) }
  return { question, missing, ...figures }
}

/** The first ten of all kinds together: a closer tier first, and in a tier the better item. */
async function find(q: string, language: Language): Promise<string[]> {
  const viewer = { ...visitor, language, request_id: 'test' }
  const query = { search: { q }, order: 'relevance' as const, page: 1 }
  const found = await runSearch(portal.platform, viewer, query, { offset: 0, size: places })
  return [...(found?.lists.values() ?? [])]
    .flat()
    .toSorted((one, other) => one.tier - other.tier || other.quality - one.quality || other.item_id - one.item_id)
    .slice(0, places)
    .map(({ item_id }) => slugs.get(item_id) ?? '')
}

async function addressOf(question: string, slug: string): Promise<string> {
  const { item_id, kind } = led.get(slug) ?? {}
  const { list } = await read({ q: question, kind })
  const hit = list.find((one: { item_id: number }) => one.item_id === item_id)
  return decodeURIComponent(hit?.address ?? 'nothing')
}

async function read(search: { q: string; kind?: string | undefined }) {
  return (await portal.get(`/api/search?search=${encodeURIComponent(JSON.stringify(search))}`)).data
}

/** A sentence is named by its words in the table, and by its second in the address. */
function inAddress(slug: string, spot: string): string {
  if (!spot.startsWith('?t=')) return spot
  const { chapters } = timelineOf(videos.find((video) => video.slug === slug)?.chapters ?? [])
  const cue = chapters.flatMap(({ cues }) => cues).find(({ text }) => text['zh-CN'].includes(spot.slice('?t='.length)))
  return `#t=${Math.floor(cue?.from ?? Number.NaN)}`
}

function print(name: string, scores: readonly RelevanceScore[]) {
  const figures = (['ndcg', 'recall', 'first'] as const).map((figure) => mean(scores, figure).toFixed(3))
  console.info(name.padEnd(20), String(scores.length).padStart(4), ...figures)
}

function mean(scores: readonly RelevanceScore[], figure: 'ndcg' | 'recall' | 'first'): number {
  return scores.reduce((sum, score) => sum + score[figure], 0) / scores.length
}
