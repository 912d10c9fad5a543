import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { someone, startPortal } from '../../../test/portal.ts'
import { openLog } from '../log/log.ts'
import { withoutSecrets } from './request-log.ts'

test('a request leaves one line: what, by whom, how long, under which id', async () => {
  const { send, lines, user_id } = await startPortal(someone)

  const { headers } = await send({ url: '/api/cases?page=1' })

  const request = {
    method: 'GET',
    path: '/api/cases?page=1',
    status: 200,
    user_id,
    request_id: headers['x-request-id'],
  }
  expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
    expect.objectContaining({ ...request, level: 'info', ms: expect.any(Number) }),
  ])
})

test('no secret reaches the log: neither headers, cookies, bodies nor the token of a link', async () => {
  const { send, lines, token } = await startPortal(someone)
  const secret = randomBytes(12).toString('hex')

  await send({ url: `/api/users/mine/infos?token=${secret}&%74oken=${secret}&x=1` })
  await send({
    method: 'POST',
    url: '/api/feedbacks',
    payload: { content: secret },
    headers: { cookie: `a=${secret}` },
  })
  await send({ method: 'POST', url: `/api/nothing?TOKEN=${secret}`, payload: `"${secret}` })

  expect(JSON.stringify(lines)).not.toContain(secret)
  expect(JSON.stringify(lines)).not.toContain(token)
  expect(lines.length).toBeGreaterThan(2)
})

test('input cannot inject a line into the log', () => {
  const written: string[] = []
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void written.push(line) })

  log.info({ path: '/\r\n{"level":"info","msg":"forged"}\u2028' }, 'request')

  expect(written.join('').trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(written.join(''))).toMatchObject({ msg: 'request' })
})

test('the values a database error quotes stay out of the log', () => {
  const written: string[] = []
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void written.push(line) })
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (mobile)=(13800000000) exists',
  })

  log.error({ err: new Error('outer', { cause: error }) }, 'failed')

  expect(written.join('')).toContain('23505')
  expect(written.join('')).not.toContain('13800000000')
})

test('the request id is generated here, and one sent by the caller is ignored', async () => {
  const { send } = await startPortal()

  const { headers } = await send({ url: '/healthz', headers: { 'x-request-id': 'forged', 'request-id': 'forged' } })

  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test.for([
  ['/a', '/a'],
  ['/a?page=2&size=20&lang=zh-TW', '/a?page=2&size=20&lang=zh-TW'],
  ['/a?from=2026-11-01&to=2026-11-16&type=flow', '/a?from=2026-11-01&to=2026-11-16&type=flow'],
  ['/a?token=x&%74oken=x&Token=x&STATE=y', '/a?token=…&token=…&Token=…&STATE=…'],
  ['/search?q=张三 身份证 110101199003070000&page=1', '/search?q=…&page=1'],
  ['/api/management/users?search={"keyword":"13900001234"}', '/api/management/users?search=…'],
  ['/a?email=qinghe@example.com&page=13900001234', '/a?email=…&page=…'],
  ['/a?13900001234=1&qinghe@example.com', '/a?…=…&…=…'],
  ['/a?lang=en?token=x', '/a?lang=…'],
  ['/login?return_to=%2Fp%2FSECRETLINKTOKEN16', '/login?return_to=…'],
  ['/api/users/oauth/login/wechat?return_to=%2Fc%2FSECRETLINKTOKEN16', '/api/users/oauth/login/wechat?return_to=…'],
  ['/p/SECRETLINKTOKEN16?page=1', '/p/…?page=1'],
  [
    '/api/users/oauth/login/result/campus/the-state?code=x&iss=y',
    '/api/users/oauth/login/result/campus/…?code=…&iss=…',
  ],
])('the address %s is logged as %s', ([address = '', logged]) => {
  expect(withoutSecrets(address)).toBe(logged)
})
