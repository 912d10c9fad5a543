import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { failurePage } from './failure-page.ts'

test('a failure before rendering is shown in the language of the page, as text', async () => {
  const i18n = createInstance()
  const failure = { title: '打不开 <b>', text: '请重试', home: '回到首页', trace: '编号 {{request_id}}' }
  await i18n.init({
    lng: 'zh-CN',
    resources: { 'zh-CN': { common: { failure } } },
    interpolation: { escapeValue: false },
  })

  const html = failurePage({ language: 'zh-CN', i18n, basePath: '', request_id: '"><script>', nonce: 'abc' })

  expect(html).toContain('<html lang="zh-CN">')
  expect(html).toContain('<h1>打不开 &lt;b></h1>')
  expect(html).toContain('<a href="/">回到首页</a>')
  expect(html).toContain('<style nonce="abc">')
  expect(html).not.toContain('<script')
})
