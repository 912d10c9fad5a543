import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@atrium/contract/languages'
import { auditActionOf, hasAuditAction } from '@atrium/contract/operation/audit-actions'
import {
  type AuditEvent,
  auditText,
  auditValueText,
  describeAudit,
  namedChanges,
  reasonText,
  type SentenceWords,
} from '@atrium/contract/operation/audit-sentence'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeCarrier, startCarrier } from '../../../test/external/carrier.ts'
import { givenAudit } from '../../../test/given/audit.ts'
import { administrator, givenAccount, type Portal, startPortal } from '../../../test/portal.ts'
import { contractWrites, performWrite } from '../../../test/samples/write-samples.ts'

/** It writes nothing: it renders a text that is too long for an address. */
const preview = 'POST /api/knowledges/preview'
const auditedCalls = contractWrites.filter(({ name, isStaffOnly }) => isStaffOnly && name !== preview)

let carrier: FakeCarrier
let portal: Portal
beforeAll(async () => {
  carrier = await startCarrier()
  portal = await startPortal(administrator, { config: carrier.settings() })
})
afterAll(async () => {
  await portal.close()
  await carrier.close()
})

test.for(auditedCalls)(
  '$name is a sentence in every language, without routes, keys or codes [MGT-134]',
  async ({ name }) => {
    const viewer = await portal.signedInAs(await givenAccount(portal.db, administrator))
    const response = await performWrite(viewer, name)
    expect({ status: response.statusCode, ...response.json() }).toMatchObject({ status: 200, code: 0 })
    expect(hasAuditAction(name), 'has an action of its own').toBe(true)

    for (const language of languages) {
      const events = await eventsOf(Number(viewer.user_id), language)
      expect(events.filter(({ action }) => action === auditActionOf(name)).length).toBeGreaterThan(0)
      for (const event of events) expectWords(event, wordsOf(language))
    }
  },
)

test('an action that the portal does not know is said to have changed something [MGT-134]', async () => {
  const { user_id } = await givenAccount(portal.db, administrator)
  await givenAudit(portal.db, {
    user_id,
    call: 'PUT /api/management/unheard-of/{unheard_id}',
    subject: 'unheard_of',
    before: { unheard_field: 'a_code' },
    after: { unheard_field: 'b_code' },
  })

  for (const language of languages) {
    const [event] = await eventsOf(user_id, language)
    const sentence = auditText(describeAudit(event as AuditEvent, wordsOf(language)))

    expect(sentence).toContain(
      { 'zh-CN': '修改了内容 #12', 'zh-TW': '修改了內容 #12', en: 'changed item #12' }[language],
    )
    expect(sentence).not.toMatch(/unheard|_code|\/api/)
  }
})

test('a sentence names the field, both values and the reason in the words of the screens [MGT-134]', async () => {
  const { user_id } = await givenAccount(portal.db, { ...administrator, user_name: '北窗' })
  const { feedback_id } = await portal.db
    .insertInto('feedback')
    .values({ content: '导出少了一列' })
    .returning('feedback_id')
    .executeTakeFirstOrThrow()
  await givenAudit(portal.db, {
    user_id,
    call: 'PUT /api/feedbacks/{feedback_id}/state',
    screen: 'feedback',
    subject: 'feedback',
    subject_id: feedback_id,
    before: { state: 'received' },
    after: { state: 'in_work' },
    reason: 'unclear_description',
  })

  const [event] = await eventsOf(user_id, 'zh-CN')

  expect(auditText(describeAudit(event as AuditEvent, wordsOf('zh-CN')))).toBe(
    `北窗 把反馈 #${feedback_id}的处理状态由 已收到 改为 处理中，原因：说明不清`,
  )
})

/** Read by somebody who came after: some calls take the rights of everybody who is there. */
async function eventsOf(user_id: number, language: Language): Promise<(AuditEvent & { action: string })[]> {
  const reader = await portal.signedInAs(await givenAccount(portal.db, administrator))
  const search = encodeURIComponent(JSON.stringify({ user_id }))
  const response = await reader.send({
    method: 'GET',
    url: `/api/management/audit-log?size=100&search=${search}`,
    headers: { 'accept-language': language },
  })
  return response.json().data.list
}

/** A code or the name of a column has an underscore; a route begins with a slash; a place that was not filled has braces. */
const raw = /\/api\/|\{|\}|undefined|\b(?:null|NaN)\b|\[object/
const code = /\b[a-z]+(?:_[a-z]+)+\b/

function expectWords(event: AuditEvent, words: SentenceWords) {
  const parts = describeAudit(event, words)
  const sentence = auditText(parts)
  const own = parts.filter(({ is }) => is === 'plain' || is === 'field').map(({ text }) => text)

  expect(sentence).not.toMatch(raw)
  expect(own.join(' ')).not.toMatch(code)
  if (words.language !== 'en') expect(own.join(' '), sentence).not.toMatch(/[a-z]{4,}/)
  expect(parts.map(({ is }) => is)).toContain('person')
  expect(namedChanges(event, words), sentence).toHaveLength(event.changes.length)
  for (const { name, before, after } of namedChanges(event, words)) {
    expect(name).not.toMatch(code)
    for (const value of [before, after]) {
      if (value === null || value.is === 'content') continue
      const text = auditValueText(value, words)
      expect(text, `${name}: ${JSON.stringify(value)}`).not.toBeNull()
      if (value.is !== 'text' && value.is !== 'names') expect(text).not.toMatch(code)
    }
  }
  const reason = reasonText(event, words)
  if (reason) expect(sentence).toContain(reason)
}

type WordTree = { [key: string]: string | WordTree }

function wordsOf(language: Language): SentenceWords {
  const path = join(import.meta.dirname, `../../../../web/public/assets/i18n/management/${language}.json`)
  const tree = JSON.parse(readFileSync(path, 'utf8')) as WordTree
  return {
    language,
    word: (key) => {
      const found = key
        .split('.')
        .reduce<WordTree | string | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), tree)
      return typeof found === 'string' ? found : undefined
    },
    day: (day) => day,
    moment: (moment) => moment,
  }
}
