import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

async function infoFor(remoteAddress: string, headers: Record<string, string> = {}) {
  return (await portal.send({ url: '/api/users/ip/info', remoteAddress, headers })).json().data
}

test.for([
  ['114.114.114.114', 'CN', '86', 'zh-CN'],
  ['240c::6666', 'CN', '86', 'zh-CN'],
  ['168.95.1.1', 'TW', '886', 'zh-TW'],
  ['202.45.84.58', 'HK', '852', 'zh-TW'],
  ['202.175.3.3', 'MO', '853', 'zh-TW'],
  ['8.8.8.8', 'US', '1', 'en'],
  ['194.2.0.20', 'FR', '33', 'en'],
  ['::ffff:133.242.0.1', 'JP', '81', 'en'],
] as const)(
  'at %s dialling code and language of %s are chosen beforehand [API-05a] [API-05b]',
  async ([ip, country, dial_code, language]) => {
    expect(await infoFor(ip)).toEqual({ country, dial_code, language })
  },
)

test('where people read several languages, the browser says which [API-05a] [API-05b]', async () => {
  const place = { country: 'SG', dial_code: '65' }

  expect(await infoFor('165.21.83.88', { 'accept-language': 'en-SG' })).toEqual({ ...place, language: 'en' })
  expect(await infoFor('165.21.83.88', { 'accept-language': 'zh-SG' })).toEqual({ ...place, language: 'zh-CN' })
})

test.for(['127.0.0.1', '192.168.1.1', 'fd00::1', '203.0.113.9'])(
  'at %s, which lies nowhere, the mainland’s code is offered in the browser’s language [API-05a] [API-05b]',
  async (ip) => {
    const nowhere = { country: null, dial_code: '86' }

    expect(await infoFor(ip, { 'accept-language': 'zh-TW,en;q=0.5' })).toEqual({ ...nowhere, language: 'zh-TW' })
    expect(await infoFor(ip)).toEqual({ ...nowhere, language: 'zh-CN' })
  },
)

test('a caller cannot choose its location: its headers are ignored unless a proxy is trusted', async () => {
  expect((await infoFor('8.8.8.8', { 'x-forwarded-for': '114.114.114.114' })).country).toBe('US')
})
