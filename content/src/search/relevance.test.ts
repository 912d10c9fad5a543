import { findBest } from '@atrium/server/areas/item/item.find-best'
import { drawDocument } from '@atrium/server/areas/resource/document/document.draw'
import { foundKinds } from '@atrium/server/areas/search/search.question'
import { readAsked } from '@atrium/server/areas/search/search.read'
import { knownSynonyms } from '@atrium/server/areas/search/search.synonyms'
import { learnWords } from '@atrium/server/areas/search/search.vocabulary'
import { type Question, readQuestion } from '@atrium/server/search/question'
import { tiersOf } from '@atrium/server/search/tiers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../server/test/portal.ts'
import { videos } from '../data/videos.ts'
import { findLed, type Led } from '../load/addresses.ts'
import { loadContent } from '../load.ts'
import { timelineOf } from '../video/timeline.ts'
import { gradesOf, type Row, spotsOf } from './judged/row.ts'
import { judged } from './judged/table.ts'
import { answersFirst, ndcg, recall } from './score.ts'

const places = 10

let portal: Portal
let led: ReadonlyMap<string, Led>
let slugs: ReadonlyMap<number, string>

beforeAll(async () => {
  portal = await startPortal()
  await loadContent(portal.platform)
  await drawDocuments()
  await portal.db.transaction().execute(learnWords)
  led = await findLed(portal.db)
  slugs = new Map([...led].map(([slug, { item_id }]) => [item_id, slug]))
}, 240_000)

afterAll(() => portal.close())

type Read = (text: string) => Promise<Question | null>

/** As the portal reads a question, and as it does where a word may be missing. */
const asServed: Read = async (text) => readQuestion(text, await knownSynonyms(portal.platform))
const whereAWordMayBeMissing: Read = (text) => readAsked(portal.platform, text)

test.each([
  ['as the portal answers', asServed, { ndcg: 0.9, recall: 0.94 }],
  ['where a word may be missing', whereAWordMayBeMissing, { ndcg: 0.9, recall: 0.95 }],
])(
  'what people search for is found %s, and stands where they look [RT-12] [I18N-04]',
  async (_, read, least) => {
    const all: Score[] = []
    for (const [name, { rows, mistyped }] of Object.entries(judged)) {
      const scores: Score[] = []
      for (const row of rows) scores.push(await score(read, row, mistyped))
      print(name, scores)
      all.push(...scores)
    }
    print('all', all)
    for (const { question, recall, ndcg, missing, found } of all.filter((one) => one.recall < 1))
      console.info(
        `${question} ${ndcg.toFixed(2)} ${recall.toFixed(2)} misses ${missing.join(' ')} for ${found.join(' ')}`,
      )

    expect(mean(all, 'ndcg')).toBeGreaterThanOrEqual(least.ndcg)
    expect(mean(all, 'recall')).toBeGreaterThanOrEqual(least.recall)
  },
  120_000,
)

test('a hit opens where the words stand [RT-12]', async () => {
  const wrong: string[] = []
  for (const row of Object.values(judged).flatMap(({ rows }) => rows)) {
    for (const [slug, spot] of spotsOf(row)) {
      const address = await addressOf(row[0], slug)
      if (!address.includes(inAddress(slug, spot))) wrong.push(`${row[0]}: ${slug}${spot}, not ${address}`)
    }
  }

  expect(wrong).toEqual([])
}, 120_000)

/** As the worker does after publishing: from then on a document is found by what stands on its pages. */
async function drawDocuments() {
  const { rows } = await sql<{ version_id: number }>`
    select version_id from item join resource using (item_id) where type = 'document-template'`.execute(portal.db)
  const run = { job_id: '', attempt: 0, signal: new AbortController().signal, done: async () => undefined }
  const next = rows.values()
  const inTurn = async () => {
    for (const { version_id } of next) await drawDocument(portal.platform, version_id, run)
  }
  await Promise.all([inTurn(), inTurn()])
}

type Score = Awaited<ReturnType<typeof score>>

/** Whoever typed something else than they meant, and is told so, asks again. */
async function score(read: Read, row: Row, mistyped = false) {
  const [question] = row
  const grades = gradesOf(row)
  const meant: string | null = mistyped ? (await ask({ q: question })).did_you_mean : null
  const found = await find(read, meant ?? question)
  const missing = [...grades.keys()].filter((slug) => !found.includes(slug))
  const figures = { ndcg: ndcg(found, grades), recall: recall(found, grades), first: answersFirst(found, grades) }
  return { question, missing, found, ...figures }
}

/** The first ten of all kinds together: a closer tier first, and in a tier the better item. */
async function find(read: Read, text: string): Promise<string[]> {
  const question = await read(text)
  if (!question) return []
  const tiers = tiersOf(question).map(({ choices }) => choices)
  const asked = { kinds: foundKinds, listed: foundKinds, tiers, narrowed: [], boxes: [] }
  const { kinds } = await findBest(portal.db, asked, { offset: 0, size: places })
  return [...kinds.values()]
    .flatMap(({ list }) => list)
    .toSorted((one, other) => one.tier - other.tier || other.quality - one.quality || other.item_id - one.item_id)
    .slice(0, places)
    .map(({ item_id }) => slugs.get(item_id) ?? '')
}

async function addressOf(question: string, slug: string): Promise<string> {
  const { item_id, kind } = led.get(slug) ?? {}
  const { list } = await ask({ q: question, kind })
  const hit = list.find((one: { item_id: number }) => one.item_id === item_id)
  return decodeURIComponent(hit?.address ?? 'nothing')
}

async function ask(search: { q: string; kind?: string | undefined }) {
  return (await portal.get(`/api/search?search=${encodeURIComponent(JSON.stringify(search))}`)).data
}

/** A sentence is named by its words in the table, and by its second in the address. */
function inAddress(slug: string, spot: string): string {
  if (!spot.startsWith('?t=')) return spot
  const { chapters } = timelineOf(videos.find((video) => video.slug === slug)?.chapters ?? [])
  const cue = chapters.flatMap(({ cues }) => cues).find(({ text }) => text['zh-CN'].includes(spot.slice('?t='.length)))
  return `#t=${Math.floor(cue?.from ?? Number.NaN)}`
}

function print(name: string, scores: readonly Score[]) {
  const figures = (['ndcg', 'recall', 'first'] as const).map((figure) => mean(scores, figure).toFixed(3))
  console.info(name.padEnd(20), String(scores.length).padStart(4), ...figures)
}

function mean(scores: readonly Score[], figure: 'ndcg' | 'recall' | 'first'): number {
  return scores.reduce((sum, score) => sum + score[figure], 0) / scores.length
}
