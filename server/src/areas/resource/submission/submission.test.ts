import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eicar } from '../../../../test/files/eicar.ts'
import { docx } from '../../../../test/files/office.ts'
import { givenReceived, settled } from '../../../../test/files/pipeline.ts'
import { pngOf } from '../../../../test/files/png.ts'
import { zip } from '../../../../test/files/zip.ts'
import { givenPublished } from '../../../../test/given/published.ts'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../../test/portal.ts'
import {
  checked,
  formText,
  givenDraft,
  givenHandedIn,
  givenReviewer,
  givenUpload,
  patch,
  startSubmissionWorker,
  words,
} from './submission.given.ts'

let portal: Portal
let stop: () => Promise<void>
beforeAll(async () => {
  portal = await startPortal(someone)
  stop = await startSubmissionWorker(portal.platform)
})
afterAll(async () => {
  await stop()
  await portal.close()
})

type CheckLine = {
  name: string
  outcome: string
  message: string
  places: { path: string; at: string; excerpt: string }[]
}
const outcomes = ({ checks }: { checks: CheckLine[] }, outcome: string) =>
  checks.filter((line) => line.outcome === outcome).map(({ message }) => message)

test('from a dropped file to a published resource: a member describes it, a reviewer publishes it [UPL-02]', async () => {
  const { get, post } = portal
  const { decide } = await givenReviewer(portal)
  const draft = await givenDraft(portal)
  expect(draft).toMatchObject({ state: 'draft', resource_type: 'form', inside: { type: 'form' } })
  expect(draft.described).toMatchObject({ title: { 'zh-CN': '访客登记表' }, version: '1.0.0' })
  expect(outcomes(draft, 'passed')).toEqual(
    expect.arrayContaining([
      'format.passed',
      'scan.passed',
      'preview.passed',
      'private_data.passed',
      'look_alike.passed',
    ]),
  )
  expect(outcomes(draft, 'wrong')).toEqual(['description.missing_description', 'description.missing_versions'])

  const described = await patch(portal, draft.submission_id, { ...words, tags: ['访客', 'Front desk'] })
  expect(outcomes(described.data, 'wrong')).toEqual([])
  const submitted = await post(`/api/submissions/${draft.submission_id}/submit`)
  expect(submitted.data.state).toBe('in_review')
  expect((await decide(draft.submission_id, { decision: 'publish' })).code).toBe(0)

  const { data: submission } = await get(`/api/submissions/${draft.submission_id}`)
  expect(submission).toMatchObject({ state: 'published', decisions: [{ decision: 'publish', decided_by: '审核员' }] })
  const { data: resource } = await get(`/api/resources/${submission.resource_id}`, { 'accept-language': 'en' })
  expect(resource).toMatchObject({
    title: 'Visitor register',
    resource_type: 'form',
    official: false,
    fits: '10.1',
    size: 3,
    state: 'published',
    version: { version: '1.0.0', files: [{ path: 'form.json', about: 'Form' }] },
  })
  expect(resource.tags.map(({ name }: { name: string }) => name)).toEqual(['访客', 'Front desk'])
  const { data: found } = await get(`/api/resources?search=${encodeURIComponent('{"keyword":"访客登记"}')}`)
  expect(found.list.map(({ resource_id }: { resource_id: number }) => resource_id)).toContain(submission.resource_id)
})

test('asked twice with one file it is one draft, and the list of mine shows it once', async () => {
  const { get, post } = portal
  const { file_id } = await givenUpload(portal, formText('会议室预订单'))
  const [first, second] = [await post('/api/submissions', { file_id }), await post('/api/submissions', { file_id })]
  await checked(portal, first.data.submission_id)

  expect(second.data.submission_id).toBe(first.data.submission_id)
  const { data } = await get(`/api/submissions?search=${encodeURIComponent('{"state":"draft"}')}`)
  expect(data.list.filter((listed: { file_id: number }) => listed.file_id === file_id)).toMatchObject([
    { title: '会议室预订单', file_name: 'form.json', state: 'draft' },
  ])
})

test('a file with a virus ends the draft with its reason; another file takes its place', async () => {
  const draft = await givenDraft(portal, eicar, 'flow.bpmn')
  expect(draft).toMatchObject({ state: 'draft', inside: null })
  expect(outcomes(draft, 'wrong')).toContain('scan.infected')
  expect((await portal.post(`/api/submissions/${draft.submission_id}/submit`)).code).toBe(failures.conflict.code)

  const { file_id } = await givenUpload(portal, formText('用车申请单'))
  const again = await patch(portal, draft.submission_id, { file_id })
  expect(again.data.state).toBe('checking')
  const repaired = await checked(portal, draft.submission_id)

  expect(outcomes(repaired, 'wrong')).not.toContain('scan.infected')
  expect(repaired).toMatchObject({ file_id, resource_type: 'form', inside: { type: 'form' } })
  const { claimed_at } = await fileOf(draft.file_id)
  expect(claimed_at).toBeNull()
})

test('a file of another person, a refused file and a file of another kind are rejected for a draft', async () => {
  const { user_id } = await givenAccount(portal.db)
  const theirs = await givenReceived(portal.platform, user_id, formText(), { file_name: 'form.json' })
  const refused = await givenUpload(portal, Buffer.concat([eicar, Buffer.from(' ')]))
  await settled(portal.platform, refused.file_id)
  const film = await givenReceived(portal.platform, portal.user_id ?? 0, 'x', { kind: 'document' })

  const codes = []
  for (const { file_id } of [theirs, refused, film])
    codes.push((await portal.post('/api/submissions', { file_id })).code)

  expect(codes).toEqual([failures.not_found.code, failures.invalid_input.code, failures.invalid_input.code])
})

test('until it is named a draft is called like its file, in its author’s language, and the report says so, too', async () => {
  const named = 'resource_file1794848356321二期上线.zip'
  const { file_id } = await givenUpload(portal, 'not a package', named.replace('.zip', '.dat'))
  const begun = await portal.post('/api/submissions', { file_id }, { 'accept-language': 'en' })

  const draft = await checked(portal, begun.data.submission_id)

  expect(begun.data.described).toEqual({ title: { en: '二期上线' } })
  expect(draft.described.title).toEqual({ en: '二期上线' })
  expect(JSON.stringify(draft.checks)).not.toContain('resource_file')
})

test('a manifest that no longer agrees with the files is rewritten from them in one call [UPL-05]', async () => {
  const manifest = {
    manifestVersion: 1,
    id: 'visitors',
    type: 'form',
    version: '2.0.0',
    title: { 'zh-CN': '访客登记表二' },
    sample: 'gone.json',
    files: [{ path: 'form.json', size: 1, sha256: 'a'.repeat(64) }],
  }
  const bytes = zip([
    { name: 'manifest.json', content: JSON.stringify(manifest) },
    { name: 'form.json', content: formText('访客登记表二') },
  ])
  const draft = await givenDraft(portal, bytes, 'visitors.zip')
  expect(outcomes(draft, 'wrong')).toEqual(expect.arrayContaining(['manifest.wrong_hash', 'manifest.file_missing']))

  const rewritten = await portal.post(`/api/submissions/${draft.submission_id}/manifest`)
  const repaired = await checked(portal, draft.submission_id)

  expect(rewritten).toMatchObject({ code: 0, data: { state: 'checking', file_name: 'visitors.zip' } })
  expect(outcomes(repaired, 'wrong').filter((message) => message.startsWith('manifest'))).toEqual([])
  expect(repaired.described).toMatchObject({ title: { 'zh-CN': '访客登记表二' }, version: '2.0.0' })
  expect((await fileOf(draft.file_id)).claimed_at).toBeNull()
})

test('what has no manifest has none rewritten, and another’s draft is not found', async () => {
  const draft = await givenDraft(portal)
  const { user_id } = await givenAccount(portal.db)
  const headers = { authorization: `Bearer ${(await givenSession(portal.db, user_id)).token}` }

  const bare = await portal.post(`/api/submissions/${draft.submission_id}/manifest`)
  const foreign = await portal.post(`/api/submissions/${draft.submission_id}/manifest`, {}, headers)

  expect([bare.code, foreign.code]).toEqual([failures.conflict.code, failures.not_found.code])
})

test('only a file uploaded as a resource begins a draft; one uploaded as a replacement takes its place [UPL-03]', async () => {
  const draft = await givenDraft(portal)
  const uploadedFor = async (purpose: string) => {
    const { file_id } = await givenUpload(portal, formText(`用于 ${purpose}`))
    await portal.db.updateTable('file').set({ purpose }).where('file_id', '=', file_id).execute()
    return file_id
  }

  const begun = []
  for (const purpose of ['project', 'project_import', 'replacement', 'attachment'])
    begun.push((await portal.post('/api/submissions', { file_id: await uploadedFor(purpose) })).code)
  const replaced = await patch(portal, draft.submission_id, { file_id: await uploadedFor('replacement') })
  const refused = await patch(portal, draft.submission_id, { file_id: await uploadedFor('project') })

  expect(begun).toEqual(Array(4).fill(failures.invalid_input.code))
  expect([replaced.code, refused.code]).toEqual([0, failures.invalid_input.code])
})

test('what belongs to another member goes into no draft of mine: neither resource, nor file, nor picture', async () => {
  const { user_id } = await givenAccount(portal.db)
  const { resource_id } = await givenPublished(portal.platform, { type: 'form', owner_id: user_id })
  const { file_id } = await givenUpload(portal, formText('名片申请单'))
  const theirs = await givenReceived(portal.platform, user_id, formText('名片'), { file_name: 'form.json' })
  const picture = await givenReceived(portal.platform, user_id, pngOf(40, 30), { kind: 'image' })
  await settled(portal.platform, picture.file_id)

  expect((await portal.post('/api/submissions', { file_id, resource_id })).code).toBe(failures.not_found.code)
  const { submission_id } = await givenDraft(portal, formText('名片申领单'))
  for (const change of [{ file_id: theirs.file_id }, { screenshot_ids: [picture.file_id] }]) {
    expect((await patch(portal, submission_id, change)).code).toBe(failures.not_found.code)
  }
})

test('a file that is nothing we know says so, and never breaks', async () => {
  const draft = await givenDraft(portal, Buffer.from('a,b\n1,2\n'), 'table.csv')

  expect(draft).toMatchObject({ state: 'draft', resource_type: null, inside: null })
  expect(outcomes(draft, 'wrong')).toContain('format.not_recognised')
})

test('private data is shown at its place and must be confirmed; another one found later is asked about again', async () => {
  const bytes = formText('外协人员登记', { sample: { visitor: '王五 13812345678' } })
  const draft = await givenDraft(portal, bytes)
  const { submission_id } = draft
  const line = draft.checks.find(({ name }: CheckLine) => name === 'private_data')
  expect(line).toMatchObject({
    outcome: 'confirm',
    message: 'private_data.mobile',
    places: [{ path: 'form.json', at: '/sample/visitor', excerpt: 'visitor: 王五 138****5678' }],
  })
  await patch(portal, submission_id, { ...words, title: { 'zh-CN': '外协人员登记' } })
  const unconfirmed = await portal.post(`/api/submissions/${submission_id}/submit`)
  expect([unconfirmed.code, unconfirmed.data.field]).toEqual([failures.conflict.code, 'private_data'])

  const confirmed = await patch(portal, submission_id, { confirmed: ['private_data'] })
  expect(confirmed.data.confirmed).toEqual(['private_data'])
  const added = await patch(portal, submission_id, {
    description: { 'zh-CN': '找 liu@gongsi.com.cn' },
    confirmed: ['private_data'],
  })
  expect(added.data.confirmed).toEqual([])
  expect(added.data.checks).toContainEqual(
    expect.objectContaining({
      message: 'private_data.email',
      places: [{ path: '', at: '/description/zh-CN', excerpt: '找 liu****cn' }],
    }),
  )
  await patch(portal, submission_id, { confirmed: ['private_data'] })
  expect((await portal.post(`/api/submissions/${submission_id}/submit`)).data.state).toBe('in_review')
})

test('a name that reads or sounds like a published one is flagged, its own earlier name is not', async () => {
  const { decide } = await givenReviewer(portal)
  const { submission_id } = await givenHandedIn(portal, { title: { 'zh-CN': '离职交接清单' } })
  await decide(submission_id, { decision: 'publish' })
  const { resource_id } = (await portal.get(`/api/submissions/${submission_id}`)).data
  const draft = await givenDraft(portal, formText('随便'))

  const linesFor = async (title: string, id = draft.submission_id) => {
    const { data } = await patch(portal, id, { title: { 'zh-CN': title } })
    return data.checks.filter(({ name }: CheckLine) => name === 'look_alike')
  }
  const places = [{ path: '', at: `/resource/form/${resource_id}`, excerpt: '离职交接清单' }]
  expect(await linesFor('离职交接清单')).toMatchObject([{ message: 'look_alike.same_sound', places }])
  expect(await linesFor('離職交接清單')).toMatchObject([{ message: 'look_alike.same_sound', places }])
  expect(await linesFor('离职交接请单！')).toMatchObject([{ message: 'look_alike.same_sound', places }])
  expect(await linesFor('离职交接清单表')).toMatchObject([
    { message: 'look_alike.similar', places, outcome: 'confirm' },
  ])
  expect(await linesFor('离职面谈记录')).toMatchObject([{ message: 'look_alike.passed' }])
  const { file_id } = await givenUpload(portal, formText('离职交接清单'))
  const next = await portal.post('/api/submissions', { file_id, resource_id })
  await checked(portal, next.data.submission_id)
  expect(await linesFor('离职交接清单', next.data.submission_id)).toMatchObject([{ outcome: 'passed' }])
})

test('what the author is not asked for cannot be said: state, owner and outcome stay', async () => {
  const draft = await givenDraft(portal, formText('印章外借单'))
  const greedy = { state: 'published', user_id: 1, item_id: 1, checks: [], inside: null, published_at: '2020-01-01' }

  const { data } = await patch(portal, draft.submission_id, { ...greedy, version: '2.0.0' })

  expect(data).toMatchObject({
    state: 'draft',
    resource_id: null,
    inside: draft.inside,
    described: { version: '2.0.0' },
  })
  expect(outcomes(data, 'wrong')).toContain('description.missing_description')
})

test('another type chosen while the first look is under way is what counts', async () => {
  const { file_id } = await givenUpload(portal, formText('物品领用单'))
  const { data } = await portal.post('/api/submissions', { file_id, resource_type: 'portal' })
  await patch(portal, data.submission_id, { resource_type: 'form' })

  const draft = await checked(portal, data.submission_id)

  expect(draft).toMatchObject({ resource_type: 'form', inside: { type: 'form' } })
  expect(outcomes(draft, 'wrong')).not.toContain('format.wrong_type')
})

test('a text that is emptied in every language is taken away, and missed where it is needed', async () => {
  const { submission_id } = await givenDraft(portal)
  await patch(portal, submission_id, words)

  const empty = { 'zh-CN': '', 'zh-TW': ' ', en: '' }
  const { code, data } = await patch(portal, submission_id, { description: empty, summary: empty })

  expect(code).toBe(0)
  expect(data.described).not.toHaveProperty('description')
  expect(data.described).not.toHaveProperty('summary')
  expect(data.checks).toContainEqual(expect.objectContaining({ message: 'description.missing_description' }))
})

test('a scene, a trade or a screenshot that is none is an input error', async () => {
  const { submission_id } = await givenDraft(portal, formText('巡检记录'))
  const wrong = { scene_id: 9_999, industry_ids: [9_999], screenshot_ids: [(await givenUpload(portal, 'x')).file_id] }

  for (const [field, value] of Object.entries(wrong)) {
    const { code, data } = await patch(portal, submission_id, { [field]: value })
    expect([code, data.field]).toEqual([failures.invalid_input.code, field])
  }
})

test('screenshots are taken into use, and let go when the draft is thrown away', async () => {
  const { submission_id, file_id } = await givenDraft(portal, formText('资产盘点表'))
  const picture = await givenReceived(portal.platform, portal.user_id ?? 0, pngOf(40, 30), { kind: 'image' })
  await patch(portal, submission_id, { screenshot_ids: [picture.file_id] })
  expect((await fileOf(picture.file_id)).claimed_at).not.toBeNull()

  await portal.send({ method: 'DELETE', url: `/api/submissions/${submission_id}` })

  for (const one of [picture.file_id, file_id]) expect((await fileOf(one)).claimed_at).toBeNull()
})

async function fileOf(file_id: number) {
  const { rows } = await sql<{ claimed_at: string | null }>`
    select claimed_at from file where file_id = ${file_id}`.execute(portal.db)
  return rows[0] ?? { claimed_at: 'gone' }
}

test('a package with a manifest fills in what it says; what it asks of the product becomes a choice of versions', async () => {
  const manifest = {
    manifestVersion: 1,
    id: 'seal-request',
    type: 'form',
    version: '2.3.1',
    entry: 'form.json',
    licence: 'MIT',
    title: { 'zh-CN': '用印申请', en: 'Seal request' },
    summary: { 'zh-CN': '印章外带' },
    requires: [
      { product: 'suite', range: '>=10.1' },
      { product: 'mobile', range: '3.x' },
    ],
  }
  const files = { 'manifest.json': JSON.stringify(manifest), 'form.json': formText('用印申请') }
  const bytes = zip(Object.entries(files).map(([name, content]) => ({ name, content })))

  const { described, checks } = await givenDraft(portal, bytes, 'seal.zip')

  expect(described).toMatchObject({ version: '2.3.1', licence: 'MIT', versions: ['10.1', '10.2'] })
  expect(described.title).toEqual(manifest.title)
  expect(checks).toContainEqual(expect.objectContaining({ name: 'manifest', outcome: 'passed' }))
})

test('a document in a package is drawn to prove that it can be, and its pages are counted', async () => {
  const paragraphs = [{ text: '关于{title}的通知', font: 'SimSun' }]
  const bytes = zip([
    { name: 'document.docx', content: docx(paragraphs) },
    { name: 'variables.json', content: '[{"tag":"title","title":{"zh-CN":"标题"},"sample":"放假"}]' },
  ])

  const draft = await givenDraft(portal, bytes, 'notice.zip')

  expect(draft).toMatchObject({
    resource_type: 'document-template',
    inside: { pages: 1, placeholders: [{ tag: 'title' }] },
  })
  expect(draft.checks).toContainEqual(expect.objectContaining({ message: 'preview.pages', values: { pages: 1 } }))
})
