import { expect, test } from 'vitest'
import { stem } from './letters.ts'

test('one or several, done and doing are one word', () => {
  const families = [
    'expense expenses',
    'policy policies',
    'seal seals sealed sealing',
    'process processes processed processing',
    'approve approves approved approving approval approvals',
    'purchase purchases purchased purchasing',
    'apply applies applied applying',
    'plan plans planned planning',
    'travel travels travelled travelling traveling',
    'reimburse reimburses reimbursement',
    'manage managed managing management',
    'box boxes',
    'survey surveys',
    'movie movies',
    'database databases',
    'share shared sharing',
    'bill bills billing billed',
  ]
  for (const family of families) expect(new Set(family.split(' ').map(stem)).size, family).toBe(1)
})

test('what only looks like an ending stays, and so does what is no English', () => {
  for (const word of ['status', 'string', 'need', 'speed', 'king', 'bus', 'gas', 'a', 'v10', '10', 'größe', 'sql'])
    expect(stem(word)).toBe(word)
  for (const pair of ['form format', 'contract contact', 'document docker', 'thing the', 'meet met']) {
    const [one = '', other = ''] = pair.split(' ')
    expect(stem(one)).not.toBe(stem(other))
  }
})
