import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a spreadsheet reads it as UTF-8 and calculates nothing of what people wrote', () => {
  expect(
    csvOf([
      ['词', '次数'],
      ['=1+1', 3],
      ['a,"b"', -2],
    ]),
  ).toBe('\uFEFF词,次数\r\n\'=1+1,3\r\n"a,""b""",-2\r\n')
})
