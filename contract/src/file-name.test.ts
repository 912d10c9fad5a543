import { expect, test } from 'vitest'
import { givenName, givenTitle } from './file-name.ts'

test('people see the name they gave', () => {
  expect(givenName('resource_file1763190000000请假单.zip')).toBe('请假单.zip')
  expect(givenName('请假单.zip')).toBe('请假单.zip')
})

test('a draft is called like its file, without prefix and ending', () => {
  expect(givenTitle('resource_file1794848356321二期上线-项目.zip')).toBe('二期上线-项目')
  expect(givenTitle('setup')).toBe('setup')
})
