import type { Language } from '@atrium/contract/languages'
import { saveTerms } from '@atrium/server/areas/resource/list/list.terms'
import { runSearch } from '@atrium/server/areas/search/search.run'
import { visitor } from '@atrium/server/platform/http/viewer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../server/test/portal.ts'
import { resources } from '../data/resources.ts'
import { videos } from '../data/videos.ts'
import { findLed, type LinkTarget } from '../load/addresses.ts'
import { loadContent } from '../load.ts'
import { timelineOf } from '../video/timeline.ts'
import { judgedItems } from './judged/items.ts'
import { gradesOf, type JudgedRow, spotsOf } from './judged/row.ts'
import { heldOut, type JudgedQuery, judged } from './judged/table.ts'
import { pagesOf } from './pages.ts'
import { answersFirst, ndcg, type RelevanceGrades, recall } from './score.ts'
import { titleWords } from './title-words.ts'

const places = 10
/** So many items that came later may stand between them. */
const unjudged = 40
/** By class, a little below what was measured. */
const least: Record<string, { ndcg: number; recall: number }> = {
  all: { ndcg: 0.958, recall: 0.962 },
  'held out': { ndcg: 0.895, recall: 0.92 },
  characters: { ndcg: 0.865, recall: 0.99 },
  initials: { ndcg: 0.908, recall: 0.92 },
  sentences: { ndcg: 0.925, recall: 0.96 },
}
const ofClass = { ndcg: 0.945, recall: 0.94 }
/** Of 100 words, so many find at least eight of their first ten by their initials. */
const nearlySame = 73

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
  const known = await scoreAll('judged', judged)
  const unseen = await scoreAll('held out', heldOut)

  const all = [...known, ...unseen]
  const classes = [...Map.groupBy(all, ({ name }) => name)]
  print('all', all)
  for (const [name, scores] of classes) print(name, scores)
  for (const { question, recall, ndcg, missing } of known.filter((one) => one.recall < 1))
    console.info(`${question} ${ndcg.toFixed(2)} ${recall.toFixed(2)} misses ${missing.join(' ')}`)

  expect(belowLeast('all', all)).toEqual([])
  expect(belowLeast('held out', unseen)).toEqual([])
  expect(classes.flatMap(([name, scores]) => belowLeast(name, scores))).toEqual([])
})

test('[RT-12] the 100 commonest words of titles find the same in both scripts and in pinyin, and nearly the same by initials', async () => {
  const firstTen = (q: string) => ranked(q, 'zh-CN', places)
  const compared = await sideBySide(titleWords(100), async ({ word, traditional, pinyin, initials }) => {
    const [found, inTraditional, bySound, byInitials] = await Promise.all(
      [word, traditional, pinyin, initials].map(firstTen),
    )
    const shared = found?.filter((slug) => byInitials?.includes(slug)).length ?? 0
    return { word, found, inTraditional, bySound, isNearlySame: shared >= 0.8 * (found?.length ?? 0) }
  })

  expect(compared.filter(({ found }) => found?.length === 0)).toEqual([])
  const differing = compared.filter(
    ({ found, inTraditional, bySound }) => `${inTraditional}` !== `${found}` || `${bySound}` !== `${found}`,
  )
  expect(differing.map(({ word }) => word)).toEqual([])
  // The others share their initials with words that are used more.
  expect(compared.filter(({ isNearlySame }) => isNearlySame).length).toBeGreaterThanOrEqual(nearlySame)
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

function belowLeast(name: string, scores: readonly RelevanceScore[]): string[] {
  const bound = least[name] ?? ofClass
  return (['ndcg', 'recall'] as const).flatMap((figure) => {
    const value = mean(scores, figure)
    return value < (bound[figure] ?? 0) ? `${name}: ${figure} ${value.toFixed(3)}` : []
  })
}

async function scoreAll(set: string, queries: Record<string, JudgedQuery>): Promise<RelevanceScore[]> {
  const all: RelevanceScore[] = []
  for (const [name, { language, mistyped, rows }] of Object.entries(queries)) {
    const scores = await sideBySide(rows, async (row) => ({ name, ...(await score(row, language, mistyped)) }))
    print(`${set}: ${name}`, scores)
    all.push(...scores)
  }
  return all
}

type RelevanceScore = Awaited<ReturnType<typeof score>> & { name: string }

/** Whoever typed something else than they meant, and is told so, asks again. */
async function score(row: JudgedRow, language: Language, mistyped = false) {
  const [question] = row
  const grades = gradesOf(row)
  const meant: string | null = mistyped ? (await read({ q: question })).did_you_mean : null
  const found = await find(meant ?? question, language, grades)
  const missing = [...grades.keys()].filter((slug) => !found.includes(slug))
  const figures = { ndcg: ndcg(found, grades), recall: recall(found, grades), first: answersFirst(found, grades) }
  return { question, missing, ...figures }
}

/** The first ten of what was judged. */
async function find(q: string, language: Language, grades: RelevanceGrades): Promise<string[]> {
  const found = await ranked(q, language, places + unjudged)
  return found.filter((slug) => judgedItems.has(slug) || grades.has(slug)).slice(0, places)
}

/** All kinds together: a closer tier first, and in a tier the better item. */
async function ranked(q: string, language: Language, size: number): Promise<string[]> {
  const viewer = { ...visitor, language, request_id: 'test' }
  const query = { search: { q }, order: 'relevance' as const, page: 1 }
  const found = await runSearch(portal.platform, viewer, query, { offset: 0, size })
  return [...(found?.lists.values() ?? [])]
    .flat()
    .toSorted((one, other) => one.tier - other.tier || other.quality - one.quality || other.item_id - one.item_id)
    .slice(0, size)
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
  console.info(name.padEnd(32), String(scores.length).padStart(4), ...figures)
}

function mean(scores: readonly RelevanceScore[], figure: 'ndcg' | 'recall' | 'first'): number {
  return scores.reduce((sum, score) => sum + score[figure], 0) / scores.length
}
