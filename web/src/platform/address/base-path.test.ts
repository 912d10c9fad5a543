import { expect, test } from 'vitest'
import { mountAnswer, withoutBasePath } from './base-path.ts'

test('files, calls and links of articles in an answer get the base path, other texts stay [RT-14]', () => {
  const answer = {
    address: '/file/ticket/a.zip',
    picture: '/api/files/12',
    page: '/resource/flow/1',
    html: '<p><img src="/file/public/1/a.png"><a href="/knowledge/article/2">x</a><a href="https://example.com/">y</a></p>',
  }

  expect(JSON.parse(mountAnswer(JSON.stringify(answer), '/portal'))).toEqual({
    address: '/portal/file/ticket/a.zip',
    picture: '/api/files/12',
    page: '/resource/flow/1',
    html: '<p><img src="/portal/file/public/1/a.png"><a href="/portal/knowledge/article/2">x</a><a href="https://example.com/">y</a></p>',
  })
  expect(mountAnswer(JSON.stringify(answer), '')).toBe(JSON.stringify(answer))
})

test('the place of the browser is known without the base path [RT-14]', () => {
  expect(withoutBasePath('/portal/case/1', '/portal')).toBe('/case/1')
  expect(withoutBasePath('/portal', '/portal')).toBe('/')
  expect(withoutBasePath('/portals', '/portal')).toBe('/portals')
  expect(withoutBasePath('/case', '')).toBe('/case')
})
