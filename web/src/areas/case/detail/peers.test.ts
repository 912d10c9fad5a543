import type { Answer } from '@atrium/contract/calls'
import { expect, test } from 'vitest'
import { choosePeers } from './peers.ts'

type CaseSummary = Answer<'GET /api/cases'>['list'][number]

function caseOf(case_id: number, industry_id: number) {
  return { case_id, industries: [{ industry_id, industry_name: '' }] } as CaseSummary
}
const factory = 1
const hospital = 2
const own = caseOf(1, factory)

test('stories of the same industry stand first, and the heading says so only where all are', () => {
  const newest = [caseOf(9, hospital), caseOf(8, hospital), own]
  const inIndustry = [own, caseOf(2, factory), caseOf(3, factory), caseOf(4, factory)]

  const enough = choosePeers(own, { inIndustry, withDemand: [], newest }, 3)
  const few = choosePeers(own, { inIndustry: inIndustry.slice(0, 2), withDemand: [caseOf(7, hospital)], newest }, 3)

  expect(enough.list.map(({ case_id }) => case_id)).toEqual([2, 3, 4])
  expect(enough.same_industry).toBe(true)
  expect(few.list.map(({ case_id }) => case_id)).toEqual([2, 7, 9])
  expect(few.same_industry).toBe(false)
})

test('a case without an industry has no peers in it', () => {
  const unfiled = { case_id: 1, industries: [] }

  const peers = choosePeers(
    unfiled,
    { inIndustry: [caseOf(2, factory)], withDemand: [], newest: [caseOf(3, hospital)] },
    3,
  )

  expect(peers.list.map(({ case_id }) => case_id)).toEqual([3])
  expect(peers.same_industry).toBe(false)
})
