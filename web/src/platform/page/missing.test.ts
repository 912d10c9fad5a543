import { expect, test } from 'vitest'
import { missingAddress, missingIn, requestedAddress } from './missing.ts'

test.each([
  ['/resource/flow/9', 'resource'],
  ['/resource/author/9', 'author'],
  ['/resource/kits/nowhere', 'kit'],
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
  expect(missingAddress(path).split('#')[0]).toBe(`/errors/not-exsist-resource?missing=${missing}`)
})

test('an address can only name a missing page that has a text [ERR-01b]', () => {
  expect(missingIn(new URL('http://any/?missing=video'))).toBe('video')
  expect(missingIn(new URL('http://any/?missing=%3Cscript%3E'))).toBeNull()
  expect(missingIn(new URL('http://any/'))).toBeNull()
})

test('the page knows the address that was asked for, but no token and nothing that is no address of ours [ERR-01b]', () => {
  const requested = (path: string) => requestedAddress(new URL(missingAddress(path), 'http://any'))

  expect(requested('/resource/flow/9')).toBe('/resource/flow/9')
  expect(requested('/portal/video/9.data')).toBe('/portal/video/9')
  expect(requested('/p/token')).toBeNull()
  expect(requestedAddress({ hash: '#/resource/call now' })).toBeNull()
  expect(requestedAddress({ hash: '#https://example.com/resource/9' })).toBeNull()
  expect(requestedAddress({ hash: '' })).toBeNull()
})
