import { failures } from '@atrium/contract/errors'
import { languages } from '@atrium/contract/languages'
import { type NoticeKind, noticeKinds } from '@atrium/contract/notice/kinds'
import { noticeWords } from '@atrium/contract/notice/texts'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { receivedLetters } from '../../../test/messages.ts'
import { mailAtOnce } from '../../../test/notices.ts'
import { givenAccount, type Portal, startPortal } from '../../../test/portal.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import { writeReport } from '../message/message.report.ts'
import { notifyPerson } from './notice.create.ts'
import { sendDigests } from './notice.digest.ts'
import { noticeMail } from './notice.jobs.ts'
import { digestLetter, noticeLetter } from './notice.letter.ts'

const reader = { user_name: '青禾', email: 'qinghe@example.com' }
const day = '2026-11-16'

test('a decision is in the mailbox at once, in the language the person reads the portal in', async () => {
  const portal = await startPortal(reader)
  await portal.get('/api/notices', { 'accept-language': 'en' })
  const { resource_id } = await givenPublished(portal.platform, { title: { 'zh-CN': '请假流程', en: 'Leave' } })

  await notify(portal, 'submission_published', { resource_id, version: '1.1.0' })
  await mailAtOnce(portal.platform)

  const [letter, ...others] = await receivedLetters(portal.platform, reader.email)
  expect(others).toEqual([])
  expect(letter?.subject).toBe('Leave: Approved: version 1.1.0 is now public')
  const address = `${portal.platform.config.PUBLIC_ADDRESS}/resource/flow/${resource_id}`
  expect(letter?.text).toContain(address)
  expect(letter?.html).toContain(`href="${address}"`)
  expect(letter?.html).toContain('<html lang="en">')
})

test('a letter for a notice is written once, however often the worker is given it', async () => {
  const portal = await startPortal(reader)
  await notify(portal, 'feedback_answered', { feedback_id: 1, title: '导出少了一列' })
  const { notice_id } = await portal.db.selectFrom('notice').select('notice_id').executeTakeFirstOrThrow()

  await mailAtOnce(portal.platform)
  await enqueue(portal.db, noticeMail, { notice_ids: [notice_id] })
  await mailAtOnce(portal.platform)

  expect(await receivedLetters(portal.platform, reader.email)).toHaveLength(1)
})

test('new versions gather into one mail a day, which comes once and leaves out what was read', async () => {
  const portal = await startPortal(reader)
  const { resource_id } = await givenPublished(portal.platform, { title: { 'zh-CN': '请假流程' } })
  for (const version of ['1.1.0', '1.2.0', '1.3.0'])
    await notify(portal, 'resource_new_version', { resource_id, version })
  const newest = (await portal.get('/api/notices')).data.list[0].notice_id
  await portal.post('/api/notices/read', { notice_ids: [newest] })

  await Promise.all([1, 2].map(() => sendDigests(portal.platform, undefined, day)))
  await sendDigests(portal.platform, undefined, day)

  const letters = await receivedLetters(portal.platform, reader.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['通知摘要：2 条新通知'])
  expect(letters[0]?.text).toContain('有新版本 1.2.0')
  expect(letters[0]?.text).not.toContain('1.3.0')
  await sendDigests(portal.platform, undefined, '2026-11-17')
  expect(await receivedLetters(portal.platform, reader.email)).toHaveLength(1)
})

test('each chooses for themselves: only by mail, only in the portal, or not at all', async () => {
  const portal = await startPortal(reader)
  const choose = (topic: string, in_portal: boolean, mail: string) =>
    portal.send({ method: 'PUT', url: '/api/notices/settings', payload: { topic, in_portal, mail } })
  await choose('feedback', false, 'instant')
  await choose('project', true, 'off')
  await choose('installation', false, 'off')

  await notify(portal, 'feedback_answered', { feedback_id: 1, title: '导出少了一列' })
  await notify(portal, 'project_mention', { project_id: 1, title: '考勤上线' })
  await notify(portal, 'installation_accepted', { app_id: 1, installation_id: 1 })
  await mailAtOnce(portal.platform)

  const { data } = await portal.get('/api/notices')
  expect(data.list.map(({ kind }: { kind: string }) => kind)).toEqual(['project_mention'])
  expect(data.unread).toBe(1)
  const letters = await receivedLetters(portal.platform, reader.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['导出少了一列：意见反馈有新回复'])
  expect((await portal.get('/api/notices/settings')).data).toMatchObject({ has_email: true })
})

test('a person without an address is notified in the portal, and their settings say so', async () => {
  const portal = await startPortal({ user_name: '青禾' })

  await notify(portal, 'feedback_answered', { feedback_id: 1 })
  await mailAtOnce(portal.platform)

  expect((await portal.get('/api/notices')).data.unread).toBe(1)
  expect(await portal.db.selectFrom('message').select('message_id').execute()).toEqual([])
  expect((await portal.get('/api/notices/settings')).data.has_email).toBe(false)
})

test('the button of the mail program ends these mails without signing in, and only these', async () => {
  const portal = await startPortal(reader)
  await notify(portal, 'feedback_answered', { feedback_id: 1, title: '导出少了一列' })
  await notify(portal, 'resource_new_version', { version: '2.0.0', title: '请假流程' })
  await mailAtOnce(portal.platform)
  const [letter] = await receivedLetters(portal.platform, reader.email)
  const address = new URL(/https?:\S+unsubscribe\S+/.exec(letter?.text ?? '')?.[0] ?? '')

  const answer = await portal.app.inject({
    method: 'POST',
    url: address.pathname + address.search,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

  expect([answer.statusCode, answer.body]).toEqual([200, 'OK\n'])
  const { list } = (await portal.get('/api/notices/settings')).data
  expect(list.filter(({ mail }: { mail: string }) => mail === 'off')).toEqual([
    { topic: 'feedback', in_portal: true, mail: 'off' },
    // Of what is announced to everybody no mails go out unless somebody asks for them.
    { topic: 'announcement', in_portal: true, mail: 'off' },
  ])
  const asked = await portal.get(`/api/notices/subscription${address.search}`, { authorization: '' })
  expect(asked.data).toEqual({ mails: 'feedback', is_off: true })
})

test('the ticket of a mail is no login, and a forged one ends nothing', async () => {
  const portal = await startPortal(reader)
  const { user_id } = await givenAccount(portal.db, { email: 'other@example.com' })
  const unsigned = Buffer.from(JSON.stringify({ user_id, mails: 'daily', use: 'unsubscribe' })).toString('base64url')

  const answer = await portal.app.inject({
    method: 'POST',
    url: `/unsubscribe?ticket=${unsigned}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

  expect(answer.json()).toMatchObject({ code: failures.not_found.code })
  expect(await portal.db.selectFrom('notice_setting').selectAll().execute()).toEqual([])
})

test('after unsubscribing from the daily mail, what waited for it stays where it is', async () => {
  const portal = await startPortal(reader)
  await notify(portal, 'resource_new_version', { version: '1.1.0', title: '请假流程' })
  await sendDigests(portal.platform, undefined, day)
  const [letter] = await receivedLetters(portal.platform, reader.email)
  const address = new URL(/https?:\S+unsubscribe\S+/.exec(letter?.text ?? '')?.[0] ?? '')
  await notify(portal, 'resource_new_version', { version: '1.2.0', title: '请假流程' })

  await portal.post('/api/notices/subscription/end', { ticket: address.searchParams.get('ticket') })
  await sendDigests(portal.platform, undefined, '2026-11-17')

  expect(await receivedLetters(portal.platform, reader.email)).toHaveLength(1)
})

test('letters say in every language what happened, what matters most first, and how to end them', () => {
  const notice = {
    person: null,
    day: null,
    quote: null,
    is_read: false,
    created_at: '2026-11-16T00:00:00Z',
    address: '/resource/flow/1',
  }
  const newer = { ...notice, notice_id: 2, kind: 'resource_new_version', title: 'A <b>', version: '2.0.0' } as const
  const gone = { ...notice, notice_id: 1, kind: 'resource_withdrawn', title: 'B', version: '1.9.0' } as const
  const around = { brand: 'Atrium', address: 'https://portal.example.com' }
  const ending = 'https://portal.example.com/unsubscribe?ticket=t'

  for (const language of languages) {
    const digest = writeReport(digestLetter([newer, gone], 1_002, language, ending), language, around)
    const single = writeReport(noticeLetter(newer, language, ending), language, around)

    expect(digest.subject).toContain('1,002')
    expect(digest.text).toContain('1,000')
    expect(digest.html.indexOf('>B<')).toBeLessThan(digest.html.indexOf('A &#60;b&#62;'))
    expect(single.html.match(/A &#60;b&#62;<\/h1>/g)).toHaveLength(1)
    for (const { subject, text, html } of [digest, single]) {
      expect(text).toContain(ending)
      expect(html).toContain(`href="${ending}"`)
      expect(html).toContain('href="https://portal.example.com/resource/flow/1"')
      expect(subject + text).not.toMatch(/[{}]|undefined|null/)
    }
  }
})

test('every kind has its words in every language, with nothing left to fill in', () => {
  for (const language of languages) {
    for (const kind of noticeKinds) {
      const { title, text } = noticeWords(language, {
        kind,
        title: 'T',
        version: '1.0.0',
        person: 'P',
        day: '2026-11-16',
      })
      expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|null/)
      expect(text).not.toBe('')
    }
  }
})

async function notify({ db, user_id }: Portal, kind: NoticeKind, subject: Record<string, string | number>) {
  await db.transaction().execute((tx) => notifyPerson(tx, Number(user_id), kind, subject))
}
