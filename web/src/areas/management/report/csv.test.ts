import { expect, test } from 'vitest'
import { csvOf } from './export-figures.tsx'

test('a spreadsheet reads the CSV as UTF-8 and evaluates no formulas in it', () => {
  expect(
    csvOf([
      ['词', '次数'],
      ['=1+1', 3],
      ['a,"b"', -2],
    ]),
  ).toBe('\uFEFF词,次数\r\n\'=1+1,3\r\n"a,""b""",-2\r\n')
})
