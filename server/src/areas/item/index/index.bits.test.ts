import { expect, test } from 'vitest'
import {
  type BitSet,
  become,
  count,
  countCommon,
  countingWithin,
  hasBit,
  idsIn,
  intersectBits,
  leaveOut,
  noBits,
  receivedBits,
  takeIn,
} from './index.bits.ts'

const length = 1_000
const even = bitsOf((item_id) => item_id % 2 === 0)
const third = bitsOf((item_id) => item_id % 3 === 0)

test('bits of ids are met, counted and listed as the ids themselves would be', () => {
  const either = setOf(even, third)
  const both = setOf(even)
  intersectBits(both, third)

  expect(listed(either)).toEqual(ids((item_id) => item_id % 2 === 0 || item_id % 3 === 0))
  expect(listed(both)).toEqual(ids((item_id) => item_id % 6 === 0))
  expect([count(even), count(both), countCommon(even, third)]).toEqual([500, 167, 167])
  expect(idsIn(either, even, third).sort((a, b) => a - b)).toEqual(
    ids((item_id) => item_id % 2 === 0 && item_id % 3 !== 0),
  )
  expect(listed(even)).toEqual(ids((item_id) => item_id % 2 === 0))
})

test('an id beyond the last is in no set, and can be left out of any or taken in without a trace', () => {
  const some = setOf(even)

  leaveOut(some, [0, 998, 5_000])
  takeIn(some, [1, 2, 5_000])

  expect([0, 1, 2, 998, 5_000].map((item_id) => hasBit(some, item_id))).toEqual([false, true, true, false, false])
  expect(count(some)).toBe(499)
})

function setOf(...sets: BitSet[]): BitSet {
  const set = noBits(length)
  become(set, sets)
  return set
}

/** As PostgreSQL sends them. */
function bitsOf(isIn: (item_id: number) => boolean): BitSet {
  const sent = Buffer.alloc(4 + length / 8)
  sent.writeInt32BE(length)
  for (const item_id of ids(isIn)) sent[4 + (item_id >> 3)] = (sent[4 + (item_id >> 3)] ?? 0) | (128 >> (item_id & 7))
  return receivedBits(sent)
}

function ids(isIn: (item_id: number) => boolean): number[] {
  return Array.from({ length }, (_, item_id) => item_id).filter(isIn)
}

function listed(bits: BitSet): number[] {
  return ids((item_id) => hasBit(bits, item_id))
}

test('however dense a set is, what it has in common with others is counted as one by one', () => {
  for (const every of [1, 2, 7, 31, 97, 400, 2_000]) {
    const some = bitsOf((item_id) => item_id % every === every - 1)
    const common = ids((item_id) => item_id % every === every - 1 && item_id % 3 === 0).length
    expect([count(some), countCommon(some, third), countingWithin(some)(some, third)], `one in ${every}`).toEqual([
      Math.floor(length / every),
      common,
      common,
    ])
  }
})
