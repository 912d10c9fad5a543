import { buffer } from 'node:stream/consumers'
import { type Language, languages } from '@atrium/contract/languages'
import { importScreens } from '@atrium/contract/transfer/import-management'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { givenImport } from '../../../test/given/import.ts'
import { administrator, givenAccount, type Portal, startPortal } from '../../../test/portal.ts'
import type { List } from '../../platform/list/list.ts'
import { wiring } from '../../wiring.ts'
import { runExport } from './export/export.run.ts'
import { writeImport } from './import/import.run.ts'

type ImportScreen = (typeof importScreens)[number]

const formats = ['xlsx', 'csv'] as const
const never = () => new AbortController().signal

const kinds = importScreens.flatMap((screen) =>
  languages.flatMap((language) => formats.map((format) => [screen, language, format] as const)),
)

test.for(kinds)('%s exported in %s as %s is imported unchanged [MGT-140]', async ([screen, language, format]) => {
  const portal = await startPortal(administrator)
  await givenRecords(portal, screen)

  const file = await exported(portal, screen, { language, format })
  const import_id = await givenImport(portal, screen, file, `records.${format}`)

  const { rows } = await sql<{ count: number }>`select row_count as count from list_export`.execute(portal.db)
  expect(rows[0]?.count).toBeGreaterThan(2)
  expect(await read(portal, screen, import_id)).toMatchObject({
    state: 'checked',
    row_count: rows[0]?.count,
    bad_count: 0,
    new_count: 0,
    change_count: 0,
  })
})

test('a row that was changed in an exported file says what it was before, and only that is written [MGT-142]', async () => {
  const portal = await startPortal(administrator)
  await givenRecords(portal, 'tags')
  const file = (await exported(portal, 'tags', { language: 'en', format: 'csv' })).toString()
  const import_id = await givenImport(portal, 'tags', file.replace('Leave', 'Absence'))

  const { rows, change_count } = await read(portal, 'tags', import_id)

  expect(change_count).toBe(1)
  expect(rows[0]).toMatchObject({
    becomes: 'change',
    changes: [{ title: 'Name (English)', before: 'Leave', after: 'Absence' }],
  })
  await portal.post(`/api/management/screens/tags/imports/${import_id}/run`, { mode: 'all' })
  await writeImport(portal.platform, import_id, never())
  const { rows: names } = await sql<{ name: object }>`select name from tag where code = 'leave'`.execute(portal.db)
  expect(names).toEqual([{ name: { 'zh-CN': '请假', 'zh-TW': '請假', en: 'Absence' } }])
})

test('a person is corrected by their id, where an exported file shows only part of the number [MGT-140] [MGT-142]', async () => {
  const portal = await startPortal(administrator)
  await givenRecords(portal, 'users')
  const file = (await exported(portal, 'users', { language: 'zh-CN', format: 'csv' })).toString()
  expect(file).not.toContain('13800000001')
  const import_id = await givenImport(portal, 'users', file.replace('旧名', '新名'))

  const { rows } = await read(portal, 'users', import_id)
  expect(rows[0].changes).toEqual([{ title: 'Name', before: '旧名', after: '新名' }])
  await portal.post(`/api/management/screens/users/imports/${import_id}/run`, { mode: 'all' })
  await writeImport(portal.platform, import_id, never())

  const { rows: people } = await sql`select user_name, mobile from account where mobile is not null`.execute(portal.db)
  expect(people).toEqual([{ user_name: '新名', mobile: '+8613800000001' }])
})

test('a new row may have the same name in two languages', async () => {
  const portal = await startPortal(administrator)
  const import_id = await givenImport(portal, 'tags', 'name_zh_cn,name_zh_tw\n新,新\n')

  expect(await read(portal, 'tags', import_id)).toMatchObject({ bad_count: 0, new_count: 1 })
})

test('a row with an id that no record has is refused', async () => {
  const portal = await startPortal(administrator)
  const import_id = await givenImport(portal, 'tags', 'id,name_en\n999,Leave\n')

  const { rows } = await read(portal, 'tags', import_id)

  expect(rows[0].problem).toBe('ID: belongs to no record; leave it empty for a new row')
})

test('dates of an export are dates on the clock of the portal, and so is the name of the file [MGT-139]', async () => {
  const portal = await startPortal(administrator)
  // Half past midnight where the portal is run: in Greenwich it is still the day before.
  await sql`update account set last_sign_in_at = '2026-11-16T16:45:43.569894Z'`.execute(portal.db)
  const columns = [{ column: 'last_sign_in_at', title: '最近登录' }]

  const csv = (await exported(portal, 'users', { language: 'zh-CN', format: 'csv', columns })).toString()
  const xlsx = new PizZip(await exported(portal, 'users', { language: 'zh-CN', format: 'xlsx', columns }))

  expect(csv).toContain(',2026-11-17T00:45:43+08:00\r\n')
  const [, style, serial] =
    /<c s="(\d+)"><v>(46\d{3}\.\d+)<\/v><\/c>/.exec(textIn(xlsx, 'xl/worksheets/sheet1.xml')) ?? []
  // 17 November 2026 is day 46343 of a spreadsheet.
  expect(Number(serial)).toBeCloseTo(46_343 + (45 * 60 + 43) / 86_400, 6)
  const formats = [...textIn(xlsx, 'xl/styles.xml').matchAll(/<xf xfId="0"[^>]*>/g)].map(([one]) => one)
  expect(formats[Number(style)]).toContain('numFmtId="165"')
  await sql`update list_export set created_at = '2026-11-16T16:45:43Z'`.execute(portal.db)
  const { data } = await portal.get('/api/management/screens/users/exports/1/address')
  expect(decodeURIComponent(data.address)).toContain('2026-11-17.csv')
})

test('an import is called as its owner called the file [MGT-141]', async () => {
  const portal = await startPortal(administrator)
  const import_id = await givenImport(portal, 'tags', 'name_en\nLeave\n', 'resource_file1794847723655tags.csv')

  const { data } = await portal.get('/api/management/imports')

  expect(data.list).toMatchObject([{ import_id, file_name: 'tags.csv', state: 'checked', is_mine: true }])
})

/** Records that are hard to tell apart: names in some languages only, the same name twice, signs that files know. */
const names = [
  { code: 'leave', name: { 'zh-CN': '请假', 'zh-TW': '請假', en: 'Leave' } },
  { code: 'other', name: { 'zh-CN': '其他, "等"', en: 'Other' } },
  { code: 'Other 2', name: { 'zh-TW': '其他', en: 'Other' } },
  { code: 'sum', name: { 'zh-CN': '=合计' } },
]

const tables: Record<Exclude<ImportScreen, 'users'>, string> = {
  industries: 'industry',
  demands: 'demand',
  video_categories: 'video_category',
  app_categories: 'app_category',
  tags: 'tag',
}

async function givenRecords({ db }: Portal, screen: ImportScreen) {
  if (screen === 'users') {
    await givenAccount(db, { user_name: '旧名', mobile: '+8613800000001' })
    await givenAccount(db, { user_name: '李四', email: 'Li@example.com' })
    await givenAccount(db, { user_name: '' })
    await sql`update account set company_name = '青禾, 石渡' where user_name = '李四'`.execute(db)
    return
  }
  for (const { code, name } of names)
    await sql`insert into ${sql.table(tables[screen])} (code, name) values (${code}, ${JSON.stringify(name)})`.execute(
      db,
    )
}

interface ExportFixture {
  language: Language
  format: (typeof formats)[number]
  columns?: { column: string; title: string }[]
}

/** The list of the screen that its import is about. */
async function exported(portal: Portal, screen: ImportScreen, { language, format, columns }: ExportFixture) {
  const key = wiring.rowImports.find((one) => one.screen === screen)?.key ?? ''
  const lists = [wiring.exportLists[screen] ?? []].flat()
  const list = lists.find((one) => key in rowShape(one))
  if (!list) throw new Error(`no list of ${screen} has ${key}`)
  const body = {
    call: `GET ${list.endpoint.path}`,
    format,
    title: screen,
    columns: columns ?? Object.keys(rowShape(list)).map((column) => ({ column, title: column })),
  }
  const { data } = await portal
    .send({
      method: 'POST',
      url: `/api/management/screens/${screen}/exports`,
      payload: body,
      headers: { 'accept-language': language },
    })
    .then((response) => response.json())
  await runExport(portal.platform, data.export_id, never())
  const { rows } = await sql<{ object_key: string }>`
    select object_key from list_export where export_id = ${data.export_id}`.execute(portal.db)
  const found = await portal.platform.storage.get(rows[0]?.object_key ?? '')
  return found ? buffer(found.body) : Buffer.alloc(0)
}

function rowShape({ endpoint }: List): object {
  const { element } = endpoint.data.shape.list
  return element instanceof z.ZodObject ? element.shape : {}
}

async function read(portal: Portal, screen: string, import_id: number) {
  return (await portal.get(`/api/management/screens/${screen}/imports/${import_id}`, { 'accept-language': 'en' })).data
}

function textIn(zip: PizZip, path: string): string {
  return zip.file(path)?.asText() ?? ''
}
