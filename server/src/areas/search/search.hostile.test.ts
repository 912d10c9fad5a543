import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { buildTermBits } from '../item/index/index.term-bits.ts'
import { givenFoundItem } from '../item/item.given-found.ts'
import { writeSearches } from './search.note.ts'
import { learnWords } from './search.vocabulary.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  for (let n = 0; n < 40; n++)
    await givenFoundItem(portal.db, {
      title: { 'zh-CN': `请假审批${n}`, en: `Leave approval ${n}` },
      texts: ['请病假'],
    })
  await portal.db.transaction().execute(learnWords)
  await buildTermBits(portal.db, { least: 2 })
  await read('/api/search', '请假')
})
afterAll(() => portal.close())

/** What a question may cost, whatever it says. */
const longest = 1_000

const hostile: [what: string, text: string][] = [
  ['10 kB of one letter', 'a'.repeat(10_000)],
  ['10 kB of one character', '请'.repeat(3_400)],
  ['10 kB of words', '请假 '.repeat(1_500)],
  ['10 kB of different words', Array.from({ length: 1_700 }, (_, n) => `w${n.toString(36)}x`).join(' ')],
  ['10 kB of syllables', 'qingjiashenpi'.repeat(770)],
  ['10 kB of letters that may be initials', 'zhsh'.repeat(2_500)],
  ['10 kB of Traditional', '請假審批'.repeat(850)],
  ['10 kB of accents', `a${'\u0301'.repeat(5_000)}`],
  ['10 kB of what grows when it is folded', '\ufdfa'.repeat(3_400)],
  ['words of questions', "' | !x & ("],
  ['a beginning of everything', ':* * :*:*'],
  ['a neighbour of a neighbour', '请 <-> 假 <2> 批'],
  ['brackets', '('.repeat(5_000)],
  ['a pattern that never ends', '(a+)+$ ^(.*)*请假{1,99999}'],
  ['marks of our own', 't:请假 =:请假 kind:resource deprecated:article'],
  ['another language', "'; drop table item; --"],
  ['joker signs', '%_\\%_\\'],
  ['a script', '<script>alert(1)</script>'],
  ['controls', '\u0000\u0007请假\u0000\u001b[31m'],
  ['half a character', '请\ud800假\udc00'],
  ['a character cut in two by the limit', `${'请'.repeat(199)}😀`],
  ['marks of direction', '\u202e请假\u202c \u200f\u2067审批\u2069'],
  ['what nobody sees', '请\u200b假\u2060审\ufeff批'],
]

test.each(hostile)('%s costs no more than any other question', async (_, text) => {
  for (const address of ['/api/search', '/api/search/suggestions']) {
    // The machine may be busy with others: the quickest of three counts, beyond what a plain question takes meanwhile.
    const plain: number[] = []
    const cost: number[] = []
    for (let again = 0; again < 3; again++) {
      plain.push(await milliseconds(address, '请假审批'))
      cost.push(await milliseconds(address, text))
    }

    expect(Math.min(...cost) - Math.min(...plain), address).toBeLessThan(longest)
  }
})

test('invisible characters prevent neither a result nor the search log', async () => {
  for (const [, text] of hostile.slice(-2)) expect((await read('/api/search', text)).data.total).toBe(40)
  for (const [, text] of hostile) await read('/api/search', text)
  const { search_id } = (await read('/api/search', '请假')).data

  await writeSearches(portal.db)

  const { question } = await portal.db
    .selectFrom('search_log')
    .select('question')
    .where('search_id', '=', search_id)
    .executeTakeFirstOrThrow()
  expect(question).toBe('请假')
})

async function milliseconds(address: string, text: string): Promise<number> {
  const began = performance.now()
  const { code } = await read(address, text)
  expect(code, address).toBe(0)
  return performance.now() - began
}

function read(address: string, q: string) {
  const search = JSON.stringify({ q })
  const asked = address.endsWith('suggestions')
    ? `q=${encodeURIComponent(q.toWellFormed())}`
    : `search=${encodeURIComponent(search)}`
  return portal.get(`${address}?${asked}`)
}
