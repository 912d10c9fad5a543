import { expect, test } from 'vitest'
import { missingAddress, missingIn } from './missing.ts'

test.each([
  ['/resource/flow/9', 'resource'],
  ['/resource/author/9', 'author'],
  ['/knowledge/article/9', 'article'],
  ['/knowledge/article/9/history', 'article'],
  ['/knowledge/detail/9', 'knowledge_type'],
  ['/video/9', 'video'],
  ['/case/9', 'case'],
  ['/app-store/9', 'app'],
  ['/app-store/publisher/9', 'publisher'],
  ['/download/desk/1.0.0', 'download'],
  ['/project/9', 'project'],
  ['/p/token', 'shared'],
  ['/c/token', 'shared'],
  ['/pdf-view/9', 'document&id=9'],
  ['/pdf-view/abc', 'document'],
  ['/person-center/person-feedback/9', 'feedback'],
  ['/portal/video/9.data', 'video'],
  ['/management/users', 'item'],
])('%s is missed as %s [ERR-01b]', (path, missing) => {
  expect(missingAddress(path)).toBe(`/errors/not-exsist-resource?missing=${missing}`)
})

test('an address can only name a missing page that has a text [ERR-01b]', () => {
  expect(missingIn(new URL('http://any/?missing=video'))).toBe('video')
  expect(missingIn(new URL('http://any/?missing=%3Cscript%3E'))).toBeNull()
  expect(missingIn(new URL('http://any/'))).toBeNull()
})
