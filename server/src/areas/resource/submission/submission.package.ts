import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { productVersions } from '@atrium/contract/environment'
import { givenName } from '@atrium/contract/file-name'
import { type Manifest, manifest as manifestSchema, type TextPerLanguage } from '@atrium/contract/resource/package'
import type { Description } from '@atrium/contract/resource/submission'
import { type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import { coerce, satisfies } from 'semver'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Signer } from '../../../platform/secret/signer.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type AboutFile, aboutFile } from '../package/about-file.ts'
import { limits } from '../package/format/limits.ts'
import { makePackage, manifestText } from '../package/make-package.ts'
import type { PackageFile } from '../package/open-package.ts'
import { type PackageRead, readPackage } from '../package/read-package.ts'

/** A description of each file of a package, for its readers. */
const fileDescriptions: Record<AboutFile, TextPerLanguage> = {
  form: text('表单', '表單', 'Form'),
  flow: text('流程图', '流程圖', 'Flow diagram'),
  login: text('登录页', '登入頁', 'Sign-in page'),
  'document-template': text('文档', '文件', 'Document'),
  'document-style': text('样式', '樣式', 'Styles'),
  schedule: text('日程', '行事曆', 'Calendar'),
  portal: text('门户布局', '入口網站版面', 'Portal layout'),
  variables: text('占位符说明', '佔位符說明', 'Placeholders'),
  slots: text('可替换内容', '可替換內容', 'Slots'),
  tokens: text('设计变量', '設計變數', 'Design tokens'),
  sample: text('示例数据', '範例資料', 'Sample data'),
  picture: text('图片', '圖片', 'Picture'),
  font: text('字体', '字型', 'Font'),
  sheet: text('样式表', '樣式表', 'Style sheet'),
  script: text('脚本', '指令碼', 'Script'),
  page: text('网页', '網頁', 'Page'),
  reading: text('说明文件', '說明文件', 'Readme'),
  other: text('其他文件', '其他檔案', 'Other file'),
}

/** A package as it is published: its manifest, signed, and the zip people get. */
export interface SealedPackage {
  manifest: Manifest
  /** The exact bytes that were signed, and that lie in the zip as `manifest.json`. */
  text: string
  signature: string
  key_id: string
  zip: Buffer
  sha256: Buffer
  files: { path: string; about: TextPerLanguage; size: number; sha256: string }[]
}

/** The same files and manifest always make the same bytes, whenever and wherever they are sealed. */
export async function sealPackage(
  signer: Signer,
  fields: Omit<Manifest, 'manifestVersion' | 'files'>,
  payload: PackageFile[],
): Promise<SealedPackage> {
  const files = payload
    .map(({ path, bytes }) => ({ path, sha256: hashOf(bytes).toString('hex'), size: bytes.length }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const manifest = manifestSchema.parse({ manifestVersion: 1, ...fields, files })
  const text = manifestText(manifest)
  const zip = await makePackage(manifest, payload)

  return {
    manifest,
    text,
    signature: signer.sign(text),
    key_id: signer.key_id,
    zip,
    sha256: hashOf(zip),
    files: files.map((file) => ({ ...file, about: describeFile(file.path, manifest) })),
  }
}

function hashOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest()
}

interface ChosenEntry {
  type: ResourceType
  entry: string
  sample: string | null
}

function describeFile(path: string, chosen: ChosenEntry): TextPerLanguage {
  return fileDescriptions[aboutFile(path, chosen)]
}

function text(simplified: string, traditional: string, english: string): TextPerLanguage {
  return { 'zh-CN': simplified, 'zh-TW': traditional, en: english }
}

const blobIdRow = z.object({ blob_id: z.number() })

/**
 * Before the transaction that publishes: what is never published, because a process died in between, has no row and is
 * found by the daily comparison of rows and objects.
 */
export async function storePackage(storage: Pick<Storage, 'put'>, { zip }: SealedPackage): Promise<string> {
  const object_key = `blob/${randomUUID()}`
  await storage.put(object_key, zip, { size: zip.length, content_type: 'application/zip' })
  return object_key
}

interface StoredUpload {
  /** Whose file it is. */
  user_id: number
  object_key: string
  file_name: string
}

/**
 * The package as a file in use. We made it ourselves of what was scanned, so it is ready at once. Somebody who uploaded
 * exactly these bytes has the content already: it gets one more name.
 */
export async function savePackage(
  tx: Db,
  { zip, sha256 }: SealedPackage,
  { user_id, object_key, file_name }: StoredUpload,
) {
  const { rows } = await typedSql(blobIdRow)`
    insert into blob (user_id, object_key, size, sha256, content_type, state, ready_at)
    values (${user_id}, ${object_key}, ${zip.length}, ${sha256}, 'application/zip', 'ready', now())
    on conflict (user_id, sha256) where state = 'ready' do update set ready_at = blob.ready_at
    returning blob_id`.execute(tx)
  const { file_id } = await tx
    .insertInto('file')
    .values({
      user_id,
      blob_id: rows[0]?.blob_id ?? 0,
      file_name,
      kind: 'resource',
      purpose: 'package',
      claimed_at: sql`now()`,
    })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return file_id
}

/** As manifests name the product whose versions people choose from. */
export const ourProduct = 'suite'

/** An upload and its declared type. */
export const uploadedPackageSchema = z.object({
  type: z.enum(resourceTypes).nullable(),
  file_name: z.string(),
  object_key: z.string(),
  size: z.number(),
  /** Counted while rendering; null for formats without pages. */
  pages: z.number().nullable(),
})
export type UploadedPackage = z.output<typeof uploadedPackageSchema>

/**
 * Raised whenever readers find more in a package than before: a job then reads what was published earlier again.
 * 2: rules apart from labels, outcomes and the contract check of flows; values of choices in forms. 3: how it can be tried.
 */
export const readerVersion = 3

export interface InspectedPackage extends PackageRead {
  /** What the package says of itself, in the words of a description. */
  said: Partial<Description>
}

/** What is too large to be looked into is not even fetched: its length alone makes the report. */
export async function inspectPackage(
  storage: Pick<Storage, 'get'>,
  uploaded: UploadedPackage,
): Promise<InspectedPackage> {
  const { type, file_name, object_key, size } = uploaded
  const bytes =
    size > limits.package_bytes ? Buffer.alloc(limits.package_bytes + 1) : await fetchPackage(storage, object_key)
  const read = await readPackage({ file_name: givenName(file_name), bytes, ...(type && { resource_type: type }) })
  return { ...read, said: describedBy(read) }
}

export async function fetchPackage(storage: Pick<Storage, 'get'>, object_key: string): Promise<Buffer> {
  const found = await storage.get(object_key)
  if (!found) throw new Error(`object ${object_key} not found in object store`)
  return buffer(found.body)
}

function describedBy({ manifest }: PackageRead): Partial<Description> {
  const { title, summary, version, licence } = manifest
  const versions = versionsIn(manifest.requires ?? [])
  return {
    ...(title && { title }),
    ...(summary && { summary }),
    ...(version && { version }),
    ...(licence && { licence }),
    ...(versions.length > 0 && { versions }),
  }
}

/** Versions of the product that its ranges allow; a package that asks for nothing says nothing. */
function versionsIn(requires: Manifest['requires']) {
  const ranges = requires.filter(({ product }) => product === ourProduct)
  if (ranges.length === 0) return []
  return productVersions.filter((version) => ranges.every(({ range }) => satisfies(coerce(version) ?? '', range)))
}
