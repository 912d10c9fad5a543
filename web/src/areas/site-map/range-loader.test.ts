import { languages } from '@atrium/contract/languages'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ApiRequest } from '../../platform/api/ask.ts'
import { type PageContext, pageContext } from '../../platform/page/page-context.ts'
import { createRangeLoader } from './range-loader.ts'

const loader = createRangeLoader('GET /api/cases/addresses', ({ case_id }) => `/case/${case_id}`)

test('a numbered file lists the pages of its range of ids', async () => {
  const { context, requests } = createContext([{ case_id: 4_001, updated_at: '2026-11-15T02:00:00.000Z' }])

  const text = await (await loader({ params: { file: '3.xml' }, context })).text()

  expect(requests.map(({ address }) => address)).toEqual(['/api/cases/addresses?from=4001&to=6000'])
  expect(text).toContain('<loc>https://portal.example/case/4001</loc>')
  expect(text).toContain('<lastmod>2026-11-15T02:00:00.000Z</lastmod>')
})

test.each(['0.xml', '50001.xml', '1.5.xml', 'x.xml', '3'])('%s redirects to the error page', async (file) => {
  const { context, requests } = createContext([])

  const answer = await loader({ params: { file }, context }).catch((thrown: unknown) => thrown)

  expect((answer as Response).headers.get('location')).toBe('/errors')
  expect(requests).toEqual([])
})

function createContext(list: unknown[]) {
  const requests: ApiRequest[] = []
  const context = new RouterContextProvider()
  context.set(pageContext, {
    origin: 'https://portal.example',
    language: 'zh-CN',
    languages,
    transport: async (outgoing) => {
      requests.push(outgoing)
      return { status: 200, statusText: 'OK', text: JSON.stringify({ code: 0, msg: '', data: { list } }) }
    },
  } as Partial<PageContext> as PageContext)
  return { context, requests }
}
