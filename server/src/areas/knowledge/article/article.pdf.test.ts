import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { givenAccount, type Portal, startPortal } from '../../../../test/portal.ts'
import { readText } from '../../../platform/convert/pdf.ts'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'
import { givenArticle, givenType } from '../knowledge.given.ts'
import { makePdf } from './article.pdf-make.ts'

let portal: Portal
let type: number
beforeAll(async () => {
  portal = await startPortal()
  type = await givenType(portal.db, '流程引擎')
})
afterAll(() => portal.close())

const timeout = 180_000
const { signal } = new AbortController()

function make(article_id: number, language: 'zh-CN' | 'zh-TW' | 'en', limits: { megabytes?: number } = {}) {
  return makePdf(portal.platform, article_id, language, { signal, ...limits })
}

const stateOf = async (article_id: number, language: string) =>
  (await portal.post(`/api/knowledges/${article_id}/pdf`, { language })).data

const body = `先决定一件事：要等**所有人**，还是等到一个人就够。

## 三种方式的区别

| 方式 | 何时通过 |
|---|---|
| 会签 | 全部同意 |

> [!WARNING]
> 在途流程仍按发起时的版本运行。

### 用规则表达

\`\`\`json
{
  "mode": "countersign"
}
\`\`\`

## 超时怎么办

1. 提醒本人
2. 抄送上级 <script>alert(1)</script>
`

test('an article becomes a PDF with title, contents with page numbers, tables, code and call-outs, in Chinese faces of its own', {
  timeout,
}, async () => {
  const { db, send } = portal
  const article_id = await givenArticle(db, type, { body: { 'zh-CN': body } })
  expect(await stateOf(article_id, 'zh-CN')).toEqual({ state: 'being_made', address: null })

  await make(article_id, 'zh-CN')
  const { state, address } = await stateOf(article_id, 'zh-CN')
  const { rawPayload, headers } = await send({ method: 'GET', url: address })

  expect([state, headers['content-type']]).toEqual(['ready', 'application/pdf'])
  expect(headers['content-disposition']).toContain(encodeURIComponent('会签、或签与依次审批.pdf'))
  const { words, fonts } = await lookInside(rawPayload)
  for (const text of [
    '会签、或签与依次审批',
    '适用10.0–10.2',
    '目录',
    '三种方式的区别1',
    '用规则表达1',
    '超时怎么办1',
    '会签全部同意',
    '在途流程仍按发起时的版本运行。',
    '"mode":"countersign"',
    '1.提醒本人',
    '<script>alert(1)</script>',
    `/knowledge/article/${article_id}`,
    '1/1',
  ]) {
    expect(words).toContain(text)
  }
  expect(fonts.filter(({ name }) => /Noto(Sans|Serif)(Mono)?CJK/.test(name)).length).toBeGreaterThan(2)
  expect(fonts.filter(({ embedded }) => !embedded)).toEqual([])
})

test('each language has its own, and a picture of the article is on its page', { timeout }, async () => {
  const { db, platform } = portal
  const { user_id } = await givenAccount(db)
  const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0b6b4f' } })
    .png()
    .toBuffer()
  const previews = [{ name: 'image-400.png', content: png, content_type: 'image/png', width: 400 }]
  const { file_id } = await givenStoredFile(platform, { user_id, public: true, content_type: 'image/png', previews })
  const article_id = await givenArticle(db, type, {
    title: { 'zh-TW': '會簽與或簽', en: 'All or any' },
    body: {
      'zh-TW': '會簽要等所有人。',
      en: `Everybody must agree.\n\n![Two ways](/file/public/${file_id}/ways.png "Figure 1")`,
    },
  })

  await make(article_id, 'zh-TW')
  await make(article_id, 'en')

  const taiwan = await lookInside(await fetched(article_id, 'zh-TW'))
  expect(taiwan.words).toContain('會簽要等所有人。')
  expect(taiwan.words).toContain('適用10.0–10.2')
  const english = await lookInside(await fetched(article_id, 'en'))
  expect(english.words).toContain('Everybodymustagree.')
  expect(english.words).toContain('Figure1')
  expect([taiwan.pictures, english.pictures]).toEqual([0, 1])
})

test('a changed text is rendered again; meanwhile requests for the PDF are asked to retry', async () => {
  const { db, send } = portal
  const article_id = await givenArticle(db, type, { slug: 'changes' })
  await db
    .insertInto('article_pdf')
    .values({
      item_id: article_id,
      language: 'zh-CN',
      content_key: 'of an older text',
      object_key: 'article/x',
      size: 1,
    })
    .execute()

  for (const _ of [1, 2]) expect((await stateOf(article_id, 'zh-CN')).state).toBe('being_made')

  const answer = await send({ method: 'GET', url: `/api/knowledges/${article_id}/pdf?language=zh-CN` })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([202, '3'])
  expect((await send({ method: 'GET', url: '/api/knowledges/2000000000/pdf' })).statusCode).toBe(404)
})

test('an article no PDF can be made of says so for an hour; then it is tried again', async () => {
  const { db, send } = portal
  const article_id = await givenArticle(db, type)

  // LibreOffice does not even start with so little memory.
  await make(article_id, 'zh-CN', { megabytes: 1 })

  expect(await stateOf(article_id, 'zh-CN')).toEqual({ state: 'failed', address: null })
  const answer = await send({ method: 'GET', url: `/api/knowledges/${article_id}/pdf?language=zh-CN` })
  expect(answer.statusCode).toBe(503)
  await sql`update article_pdf set failed_at = now() - interval '61 minutes' where item_id = ${article_id}`.execute(db)
  expect((await stateOf(article_id, 'zh-CN')).state).toBe('being_made')
})

test('the PDF of an older text leaves the store, even when none can be made of the new one', async () => {
  const { db, platform } = portal
  const article_id = await givenArticle(db, type)
  const object_key = `article/${article_id}/older.pdf`
  await platform.storage.put(object_key, Buffer.from('%PDF'), { size: 4, content_type: 'application/pdf' })
  await db
    .insertInto('article_pdf')
    .values({ item_id: article_id, language: 'zh-CN', content_key: 'of an older text', object_key, size: 4 })
    .execute()

  await make(article_id, 'zh-CN', { megabytes: 1 })

  expect(await platform.storage.get(object_key)).toBeNull()
})

async function fetched(article_id: number, language: string) {
  const { address } = await stateOf(article_id, language)
  return (await portal.send({ method: 'GET', url: address })).rawPayload
}

function lookInside(pdf: Buffer) {
  return inWorkFolder(async (folder) => {
    const path = join(folder, 'a.pdf')
    await writeFile(path, pdf)
    const pages = await readText(folder, 'a.pdf', 20, signal)
    const linesOf = (program: string, ...options: string[]) =>
      execFileSync(program, [...options, path], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .slice(2)
    return {
      words: pages.flatMap((page) => page.words.map(([, , , , word]) => word)).join(''),
      fonts: linesOf('pdffonts').map((line) => ({
        name: line.split(' ')[0] ?? '',
        embedded: /\byes yes yes\b/.test(line),
      })),
      pictures: linesOf('pdfimages', '-list').length,
    }
  })
}
