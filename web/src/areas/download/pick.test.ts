import { expect, test } from 'vitest'
import { environmentIn, facetsOf, fitting, inTheWay } from './pick.ts'

const nothing = { product_version: null, system: null, database: null, processor: null, middleware: null }
const file = (system: string[], processor: string[], database: string[]) => ({
  needs: { ...nothing, system, processor, database },
})
const windows = file(['windows-server'], ['x86-64'], ['sql-server', 'oracle'])
const kylinX64 = file(['kylin'], ['x86-64'], ['dameng'])
const kylinArm = file(['kylin'], ['arm64'], ['dameng'])
const files = [windows, kylinX64, kylinArm]

test('each option counts the files that remain; a single option is not asked for', () => {
  expect(facetsOf(files, { system: 'kylin' })).toEqual([
    {
      part: 'system',
      options: [
        { value: 'windows-server', total: 1 },
        { value: 'kylin', total: 2 },
      ],
    },
    {
      part: 'database',
      options: [
        { value: 'oracle', total: 0 },
        { value: 'sql-server', total: 0 },
        { value: 'dameng', total: 2 },
      ],
    },
    {
      part: 'processor',
      options: [
        { value: 'x86-64', total: 1 },
        { value: 'arm64', total: 1 },
      ],
    },
  ])
})

test('pick yours, get one file', () => {
  expect(fitting(files, { system: 'kylin', processor: 'arm64' })).toEqual([kylinArm])
  expect(fitting([{ needs: nothing }], { system: 'kylin' })).toHaveLength(1)
})

test('when nothing fits, the excluding choice is named', () => {
  expect(fitting(files, { system: 'windows-server', database: 'dameng' })).toEqual([])
  expect(inTheWay(files, { system: 'windows-server', database: 'dameng' })).toEqual(['system', 'database'])
  expect(inTheWay(files, { system: 'windows-server', processor: 'arm64', database: 'oracle' })).toEqual(['processor'])
})

test('an address with unknown values selects nothing', () => {
  expect(environmentIn(new URLSearchParams('system=beos&database=dameng&product_version=10.0'))).toEqual({
    database: 'dameng',
  })
})
