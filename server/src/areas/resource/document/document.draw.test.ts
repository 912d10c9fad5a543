import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docx } from '../../../../test/files/office.ts'
import { bytesOf, previewsOf } from '../../../../test/files/pipeline.ts'
import { givenPublished } from '../../../../test/given/published.ts'
import { givenRun } from '../../../../test/given/run.ts'
import { packed } from '../../../../test/packed.ts'
import { type Portal, startPortal } from '../../../../test/portal.ts'
import { readText } from '../../../platform/convert/pdf.ts'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'
import { drawDocument } from './document.draw.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const { signal } = new AbortController()
const timeout = 120_000
const letter = docx([
  { text: '致{company}：', font: '宋体' },
  { text: '合同{number}自{date}起生效。', font: '宋体' },
])
const samples = [
  { tag: 'company', sample: '禾岸农业' },
  { tag: 'number', sample: 'HA-2026-18' },
]

test('a template has its pages as shipped and filled; what has no sample keeps its tag [RT-10]', {
  timeout,
}, async () => {
  const files = { 'document.docx': letter, 'variables.json': JSON.stringify(samples) }
  const given = await givenDocument('document-template', files, 'variables.json')

  expect(await stageOf(given)).toMatchObject({ pages: 'being_made', pdf: null, other_pdf: null })
  await draw(given)

  const { pages, pdf, other_pdf } = await stageOf(given)
  expect([pages, typeof pdf, typeof other_pdf]).toEqual(['ready', 'string', 'string'])
  expect(await wordsOf(given, 'pdf')).toContain('合同{number}自{date}起生效。')
  expect(await wordsOf(given, 'pdf-filled')).toContain('致禾岸农业：')
  expect(await wordsOf(given, 'pdf-filled')).toContain('合同HA-2026-18自{date}起生效。')
})

test('[RT-12] what stands on a page of a template is found as soon as its pages are drawn, and opens there', {
  timeout,
}, async () => {
  const given = await givenDocument('document-template', {
    'document.docx': docx([{ text: '逾期违约金另行约定', font: '宋体' }]),
  })
  const found = async () =>
    (await portal.get(`/api/search?search=${encodeURIComponent('{"q":"逾期违约金"}')}`)).data.best
  expect(await found()).toBeNull()

  await draw(given)

  expect(await found()).toMatchObject({
    item_id: given.resource_id,
    spot: { kind: 'page', at: 1 },
    address: `/resource/document-template/${given.resource_id}?page=1`,
  })
})

test('samples that do not fit their document leave it as it is shipped', { timeout }, async () => {
  const files = {
    'document.docx': docx([{ text: '{#rows}没有结束', font: '宋体' }]),
    'variables.json': '[{"tag":"rows","sample":[1]}]',
  }
  const given = await givenDocument('document-template', files, 'variables.json')

  await draw(given)

  expect(await stageOf(given)).toMatchObject({ pages: 'ready', other_pdf: null })
})

test('a style is shown on our own text in three languages, before and after [RT-10]', { timeout }, async () => {
  const styles = [
    { id: 'Title', name: '标题', kind: 'paragraph', font: '黑体', size: 30 },
    { id: 'BodyText', name: '正文首行缩进', kind: 'paragraph', font: '仿宋', size: 14 },
    { id: 'Seal', name: '落款', kind: 'paragraph', font: '仿宋', size: 14 },
  ].map((style) => ({ line: null, indent: null, color: null, ...style }))
  const inside = { type: 'document-style', styles, paper: 'A4', margins: null, fonts: [] }
  const given = await givenDocument('document-style', { 'styles.dotx': await dotx(styles) }, null, inside)

  await draw(given)

  for (const name of ['pdf', 'pdf-before']) {
    const words = await wordsOf(given, name)
    for (const text of ['制度文件管理办法', '制度文件管理辦法', 'Scope', '落款：各部门在每季度末核对一次']) {
      expect(words).toContain(text.replaceAll(' ', ''))
    }
    expect(words).not.toContain('原来写着的')
  }
  const [styled, plain] = [await titleHeight(given, 'pdf'), await titleHeight(given, 'pdf-before')]
  expect(styled / plain).toBeGreaterThan(1.8)
})

test('a document that cannot be drawn says so, and is not tried for ever', { timeout }, async () => {
  const given = await givenDocument('document-template', { 'document.docx': letter.subarray(0, 400) })

  await expect(draw(given)).rejects.toThrow()
  expect((await stageOf(given)).pages).toBe('being_made')
  await draw(given, 2)

  expect(await stageOf(given)).toMatchObject({ pages: 'conversion_failed', pdf: null })
})

test('lost preview pages are rendered again on request, with one job', async () => {
  const given = await givenDocument('document-template', { 'document.docx': letter })
  await sql`insert into blob_step (blob_id, step, outcome, ended_at) values (${given.blob_id}, 'draw', 'done', now())`.execute(
    portal.platform.db,
  )

  await stageOf(given)
  await stageOf(given)

  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from pgboss.job
    where name = 'resource.draw' and (data->>'version_id')::int = ${given.version_id}`.execute(portal.platform.db)
  expect(rows[0]?.jobs).toBe(1)
})

type DocumentFixture = Awaited<ReturnType<typeof givenDocument>>

async function givenDocument(
  type: string,
  files: Record<string, string | Buffer>,
  sample: string | null = null,
  inside?: object,
) {
  const version = { type, files, sample, ...(inside && { inside }) }
  const given = await givenPublished(portal.platform, { type, version })
  const { blob_id } = await portal.platform.db
    .selectFrom('file')
    .select('blob_id')
    .where('file_id', '=', given.package_id)
    .executeTakeFirstOrThrow()
  return { ...given, blob_id }
}

function draw({ version_id }: DocumentFixture, attempt = 0) {
  return drawDocument(portal.platform, version_id, givenRun({ attempt }))
}

async function stageOf({ resource_id }: DocumentFixture) {
  return (await portal.post(`/api/resources/${resource_id}/versions/1.0.0/stage`)).data
}

async function textOf({ blob_id }: DocumentFixture, name: string) {
  expect((await previewsOf(portal.platform, blob_id)).map((preview) => preview.name)).toContain(name)
  const pdf = await bytesOf(portal.platform, blob_id, name)
  return inWorkFolder(async (folder) => {
    await writeFile(join(folder, 'a.pdf'), pdf)
    return readText(folder, 'a.pdf', 20, signal)
  })
}

async function wordsOf(given: DocumentFixture, name: string) {
  const pages = await textOf(given, name)
  return pages.flatMap(({ words }) => words.map(([, , , , word]) => word)).join('')
}

async function titleHeight(given: DocumentFixture, name: string) {
  const [page] = await textOf(given, name)
  const title = page?.words.find(([, , , , word]) => word.startsWith('制度文件'))
  return title?.[3] ?? Number.NaN
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A template for Word with these styles and a page of its own. */
function dotx(styles: { id: string; name: string; font: string; size: number }[]) {
  const written = styles.map(
    ({ id, name, font, size }) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:rFonts w:eastAsia="${font}"/><w:sz w:val="${size * 2}"/></w:rPr></w:style>`,
  )
  const link = (id: string, kind: string, target: string) =>
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/></Relationships>`
  return packed({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.template.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': link('a', 'officeDocument', 'word/document.xml'),
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>原来写着的</w:t></w:r></w:p><w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    'word/_rels/document.xml.rels': link('b', 'styles', 'styles.xml'),
    'word/styles.xml': `<w:styles xmlns:w="${word}">${written.join('')}</w:styles>`,
  })
}
