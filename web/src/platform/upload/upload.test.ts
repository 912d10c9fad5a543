import { expect, test } from 'vitest'
import { travellingName } from './upload.ts'

test('a file travels by resource_file, the moment and its name [API-08b]', () => {
  expect(travellingName('请假单.zip', 1_763_190_000_000)).toBe('resource_file1763190000000请假单.zip')
})

test('a very long name keeps its ending', () => {
  const name = travellingName(`${'长'.repeat(250)}.docx`, 1_763_190_000_000)
  expect(name).toHaveLength(255)
  expect(name).toMatch(/^resource_file1763190000000长+\.docx$/)
})
