import type { ReviewCheck } from '@atrium/contract/review/review'
import { expect, test } from 'vitest'
import { docx } from '../../../../../test/files/office.ts'
import { privateDataIn } from '../../../review/review.private-data.ts'
import { passagesIn } from './check.passages.ts'

const found = (text: string) =>
  privateDataIn([{ path: 'a.txt', at: '1', text }]).map(({ message }) => message.slice(13))

test.for([
  ['a mobile', '联系人 13812345678', 'mobile', '联系人 138****5678'],
  ['a mobile with its country', 'tel: +86 138-1234-5678;', 'mobile', 'tel: +86****5678;'],
  ['an identity number', '身份证 11010519491231002X。', 'identity', '身份证 110****2X。'],
  ['a bank card', '卡号 6222 0212 3456 7890 128', 'bank_card', '卡号 622****28'],
  ['an address of the company network', 'http://192.168.3.14:8080/oa', 'host', 'http://192****14:8080/oa'],
  ['a host of the company network', 'db01.corp.internal:5432', 'host', 'db0****al:5432'],
  ['a shared folder', '见 \\\\fileserver\\public', 'host', '见 \\\\f****ic'],
  ['a mail address', '发给 liu.wei@gongsi.com.cn 即可', 'email', '发给 liu****cn 即可'],
  ['a password', 'password = "Passw0rd!"', 'secret', 'password = "Pa****"'],
  ['a password in Chinese', '初始密码：Oa@2024', 'secret', '初始密码：Oa****'],
  ['a password in an address', 'jdbc://root:s3cret9@db/oa', 'secret', 'jdbc://root:s3****@db/oa'],
  ['a cloud key', 'AKIAIOSFODNN7EXAMPLE', 'secret', 'AK****'],
  ['a token', 'Authorization: Bearer abcdefghijklmnop1234567890', 'secret', 'Authorization: Bearer ab****'],
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----', 'secret', '--****'],
] as const)('%s is found and masked', ([, text, kind, excerpt]) => {
  const [line, ...others] = privateDataIn([{ path: 'a.txt', at: '7', text }])

  expect(others).toEqual([])
  expect(line).toMatchObject({ name: 'private_data', outcome: 'confirm', message: `private_data.${kind}` })
  expect(line?.places).toEqual([{ path: 'a.txt', at: '7', excerpt }])
})

test.for([
  ['a number that only looks like an identity', '110105194912310021'],
  ['a day that does not exist', '11010519490231002X'],
  ['a number that only looks like a card', '6222021234567890129'],
  ['an id with digits in it', 'Activity_13812345678 id13812345678'],
  ['a version of the product', '10.1.2 10.2'],
  ['an address kept for examples', 'someone@example.com'],
  ['code that handles passwords', 'password: form.password, token = {{token}}, password: getPassword()'],
  ['a field for a password', '<input type="password" name="pwd"> 密码：<b>请输入</b>'],
  ['an amount', '金额 1381234.5678 元'],
] as const)('%s is left alone', ([, text]) => {
  expect(found(text)).toEqual([])
})

test('in JSON a value is found by its pointer, also a number, and by the name it stands under', async () => {
  const bytes = Buffer.from(JSON.stringify({ sample: { phones: [13812345678], 'a/b': { password: 'Passw0rd1' } } }))

  const lines = privateDataIn(await passagesIn([{ path: 'form.json', bytes }]))

  expect(placesOf(lines)).toEqual(['form.json /sample/a~1b/password pa', 'form.json /sample/phones/0 ph'].toSorted())
})

test('in XML a line, in a document a paragraph says where', async () => {
  const flow = Buffer.from('<a>\n  <b name="张三 13812345678"/>\n</a>')
  const document = docx([
    { text: '第一段', font: 'SimSun' },
    { text: '电话 13912345678', font: 'SimSun' },
  ])

  const lines = privateDataIn(
    await passagesIn([
      { path: 'flow.bpmn', bytes: flow },
      { path: 'document.docx', bytes: document },
    ]),
  )

  expect(lines).toMatchObject([{ values: { count: 2 } }])
  expect(placesOf(lines)).toEqual(['document.docx 2 电话', 'flow.bpmn 2 <b'])
})

test('two on one line are both masked in each other’s excerpt', () => {
  const [line] = privateDataIn([{ path: 'a.txt', at: '1', text: '甲 13812345678 乙 13912345678' }])

  expect(line?.places.map(({ excerpt }) => excerpt)).toEqual(Array(2).fill('甲 138****5678 乙 139****5678'))
})

test('eight hostile texts of two megabytes take seconds of work, not minutes', () => {
  const before = process.threadCpuUsage()
  for (const letters of ['1', 'a', 'eyJ', 'a@', '10.', '密码：', 'x.', '13812345678 ']) {
    privateDataIn([{ path: 'a.txt', at: '1', text: letters.repeat(2_000_000 / letters.length) }])
  }

  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(7)
})

function placesOf(lines: ReviewCheck[]) {
  return lines
    .flatMap(({ places }) => places.map(({ path, at, excerpt }) => `${path} ${at} ${excerpt.slice(0, 2)}`))
    .toSorted()
}
