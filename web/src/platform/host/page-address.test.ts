import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { openPageAddresses } from './page-address.ts'

const build = {
  routes: {
    root: { id: 'root', path: '', module: {} },
    home: { id: 'home', parentId: 'root', index: true, module: {} },
    list: { id: 'list', parentId: 'root', path: 'case', module: { handle: { parameters: ['page', 'order'] } } },
    file: { id: 'file', parentId: 'root', path: 'download/:product?', module: { handle: { parameters: ['system'] } } },
    one: { id: 'one', parentId: 'root', path: 'case/:id', module: { handle: { parameters: ['language'] } } },
  },
} as unknown as ServerBuild

test.each([
  ['/', '/'],
  ['/?utm_source=mail&gclid=1', '/'],
  ['/case?page=2&utm_source=mail', '/case?page=2'],
  ['/case?page=2&order=read', '/case?order=read&page=2'],
  ['/case?page=2&page=3&order=read', '/case?order=read&page=2&page=3'],
  ['/case?PAGE=2', '/case'],
  ['/case/7?language=en&page=2', '/case/7?language=en'],
  ['/Case/?page=2', '/Case/?page=2'],
  ['/download?system=linux&page=2', '/download?system=linux'],
  ['/download/desk?system=linux', '/download/desk?system=linux'],
  ['/download/desk/9?system=linux', '/download/desk/9'],
  ['/case?lang=en&page=2', '/case?lang=en&page=2'],
  ['/case?lang=xx', '/case'],
  ['/case?page=%E4%B8%80', '/case?page=%E4%B8%80'],
  ['/nowhere?page=2', '/nowhere'],
  ['//other.example/?page=2', '//other.example/'],
  ['/case.data?page=2&_routes=list&utm_source=mail', '/case.data?_routes=list&page=2'],
  ['/_root.data?page=2&_routes=home', '/_root.data?_routes=home'],
  ['/case?_routes=list', '/case'],
])('%s is rendered as %s', (address, rendered) => {
  expect(openPageAddresses(build)(address)).toBe(rendered)
})
