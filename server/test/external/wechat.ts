import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { qrPage, type WechatCode, wrongPage } from './wechat-page.ts'

/** People with a phone. One of them has never met another application of the vendor: there is no unionid for them. */
export const wechatPeople = {
  luming: { openid: 'o-luming', unionid: 'u-luming', nickname: '鹿鸣' },
  tingyu: { openid: 'o-tingyu', unionid: 'u-tingyu', nickname: '听雨' },
  wufeng: { openid: 'o-wufeng', nickname: '无风' },
  baiyu: { openid: 'o-baiyu', unionid: 'u-baiyu', nickname: '白屿' },
} as const
export type WechatPerson = keyof typeof wechatPeople

/** Pictures the platform names in its answer: one has a photo, the others what a server must not be led by. */
const pictures: Record<WechatPerson, (address: string) => string> = {
  luming: (address) => `${address}/mmopen/luming/132`,
  tingyu: (address) => `${address}/mmopen/elsewhere/132`,
  wufeng: () => '',
  baiyu: () => 'http://169.254.169.254/latest/meta-data/photo.png',
}

export interface FakeWechat {
  address: string
  settings: {
    WECHAT_APP_ID: string
    WECHAT_APP_SECRET: string
    WECHAT_OPEN_ADDRESS: string
    WECHAT_API_ADDRESS: string
  }
  /** Opens the page of the code and scans it: answers where the browser is sent, with null for who does not allow it. */
  scan(address: string, person: WechatPerson | null): Promise<URL>
  /** From now on every question to the API waits without an answer, or fails; or only the next one about a person. */
  become(manner: WechatBehaviour): void
  /** Every code and token it gave out. */
  issued(): string[]
  close(): Promise<void>
}
type WechatBehaviour = 'well' | 'silent' | 'broken' | 'stumbling'

const app = { appid: 'wx0123456789abcdef', secret: 'wechat-secret-of-the-tests' }
/** As the operator wrote it in the console of the platform: only this host may be sent codes. */
const callbackHost = '127.0.0.1'

/** WeChat Open Platform as its documents describe it: the page with a code to scan, and the two questions afterwards. */
export async function startWechat(port = 0): Promise<FakeWechat> {
  const pages = new Map<string, WechatCode>()
  const codes = new Map<string, { person: WechatPerson; used: boolean }>()
  const tokens = new Map<string, WechatPerson>()
  let manner: WechatBehaviour = 'well'

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wechat')
    if (pathname.startsWith('/sns/') && manner === 'silent') return
    const stumbles = manner === 'stumbling' && pathname === '/sns/userinfo'
    if (stumbles) manner = 'well'
    if (stumbles || (pathname.startsWith('/sns/') && manner === 'broken'))
      return void response.writeHead(502).end('bad gateway')
    const answer = paths[pathname]
    if (answer) answer(searchParams, response, request)
    else response.writeHead(404).end()
  })

  const paths: Record<string, (query: URLSearchParams, response: ServerResponse, request: IncomingMessage) => void> = {
    '/connect/qrconnect': (query, response) => {
      const wrong = wrongWith(query)
      if (wrong) return send(response, 'text/html; charset=utf-8', wrongPage(wrong))
      const uuid = randomBytes(8).toString('hex')
      const code: WechatCode = {
        uuid,
        redirect_uri: query.get('redirect_uri') ?? '',
        state: query.get('state') ?? '',
        within_frame: query.get('self_redirect') === 'true',
        outcome: null,
      }
      pages.set(uuid, code)
      send(response, 'text/html; charset=utf-8', qrPage(code, Object.entries(wechatPeople)))
    },

    // The page asks this until somebody has scanned: 408 goes on waiting, 405 is allowed, 403 is not.
    '/connect/l/qrconnect': (query, response) => {
      const outcome = pages.get(query.get('uuid') ?? '')?.outcome
      const errcode = outcome === undefined ? 402 : outcome === null ? 408 : outcome === '' ? 403 : 405
      send(response, 'text/javascript', `window.wx_errcode=${errcode};window.wx_code='${outcome ?? ''}';`)
    },

    // The phone: scans the code that is named, or the newest there is.
    '/phone/scan': (query, response) => {
      const page = pages.get(query.get('uuid') ?? [...pages.keys()].at(-1) ?? '')
      const person = query.get('person') as WechatPerson | null
      if (!page) return void response.writeHead(404).end()
      page.outcome = ''
      if (person && wechatPeople[person]) {
        page.outcome = randomBytes(16).toString('hex')
        codes.set(page.outcome, { person, used: false })
      }
      send(response, 'text/plain', backAddress(page))
    },

    '/sns/oauth2/access_token': (query, response) => {
      const code = codes.get(query.get('code') ?? '')
      if (query.get('appid') !== app.appid) return refuse(response, 40013, 'invalid appid')
      if (query.get('secret') !== app.secret) return refuse(response, 40125, 'invalid appsecret')
      if (query.get('grant_type') !== 'authorization_code') return refuse(response, 40002, 'invalid grant_type')
      if (!code) return refuse(response, 40029, 'invalid code')
      if (code.used) return refuse(response, 40163, 'code been used')

      code.used = true
      const access_token = randomBytes(32).toString('base64url')
      tokens.set(access_token, code.person)
      const { openid, ...rest } = wechatPeople[code.person]
      const refresh_token = randomBytes(32).toString('base64url')
      const unionid = 'unionid' in rest ? { unionid: rest.unionid } : {}
      sendJson(response, { access_token, expires_in: 7200, refresh_token, openid, scope: 'snsapi_login', ...unionid })
    },

    '/sns/userinfo': (query, response) => {
      const person = tokens.get(query.get('access_token') ?? '')
      if (!person) return refuse(response, 40001, 'invalid credential, access_token is invalid or not latest')
      if (query.get('openid') !== wechatPeople[person].openid) return refuse(response, 40003, 'invalid openid')
      const headimgurl = pictures[person](address)
      const nowhere = { sex: 0, province: '', city: '', country: '', headimgurl, privilege: [] }
      sendJson(response, { ...wechatPeople[person], ...nowhere })
    },

    '/mmopen/luming/132': async (_query, response) => {
      const drawn = sharp({ create: { width: 132, height: 132, channels: 3, background: '#37506f' } })
      // With a place in its metadata, as phones write it.
      const picture = await drawn
        .withExif({ IFD0: { Artist: '鹿鸣' } })
        .jpeg()
        .toBuffer()
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    },
    '/mmopen/elsewhere/132': (_query, response) => {
      response.writeHead(302, { location: `${address}/mmopen/luming/132` }).end()
    },
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    address,
    settings: {
      WECHAT_APP_ID: app.appid,
      WECHAT_APP_SECRET: app.secret,
      WECHAT_OPEN_ADDRESS: address,
      WECHAT_API_ADDRESS: address,
    },
    async scan(page, person) {
      const uuid = /data-uuid="(\w+)"/.exec(await (await fetch(page)).text())?.[1]
      if (!uuid) throw new Error('the page shows no code')
      return new URL(await (await fetch(`${address}/phone/scan?uuid=${uuid}&person=${person ?? ''}`)).text())
    },
    become: (next) => {
      manner = next
    },
    issued: () => [...codes.keys(), ...tokens.keys()],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function wrongWith(query: URLSearchParams): string | null {
  const redirect = query.get('redirect_uri') ?? ''
  if (query.get('appid') !== app.appid) return 'appid 参数错误'
  if (!URL.canParse(redirect) || new URL(redirect).hostname !== callbackHost) return 'redirect_uri 参数错误'
  return query.get('scope') === 'snsapi_login' && query.get('response_type') === 'code' ? null : 'scope 参数错误'
}

/** Who does not allow it is sent back without a code. */
function backAddress({ redirect_uri, state, outcome }: WechatCode): string {
  const address = new URL(redirect_uri)
  if (outcome) address.searchParams.set('code', outcome)
  address.searchParams.set('state', state)
  return String(address)
}

/** Errors, too, come with status 200, and JSON as plain text. */
function sendJson(response: ServerResponse, body: object) {
  send(response, 'text/plain', JSON.stringify(body))
}

function refuse(response: ServerResponse, errcode: number, errmsg: string) {
  sendJson(response, { errcode, errmsg: `${errmsg}, rid: ${randomBytes(4).toString('hex')}` })
}

function send(response: ServerResponse, type: string, body: string) {
  response.writeHead(200, { 'content-type': type }).end(body)
}
