import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Language } from '@atrium/contract/languages'
import { withComputed } from '@atrium/contract/resource/formula'
import { type InsideOf, inside } from '@atrium/contract/resource/inside'
import type { Manifest } from '@atrium/contract/resource/package'
import { type Schema, Validator } from '@cfworker/json-schema'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { countPages } from '../../../platform/convert/pdf.ts'
import { ConversionFailed, ConversionTooSlow } from '../../../platform/convert/sandbox.ts'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { disposition } from '../../../platform/storage/attachment.ts'
import type { Platform } from '../../../platform.ts'
import { readEntries } from '../../file/serve/serve.content-package.ts'
import { nameInAddress } from '../../file/serve/serve.open.ts'
import { objectOf } from '../package/format/json.ts'
import { limits } from '../package/format/limits.ts'
import { withinTime } from '../package/format/within-time.ts'
import { findGivenVersion } from '../resource.version.ts'
import { fillWord, partsOf } from './document.fill.ts'
import { drawWords } from './document.template.ts'
import { countFilled, type PassedStep, trialValues } from './document.trial-values.ts'

type TrialDeps = Pick<Platform, 'db' | 'storage' | 'cache' | 'config' | 'log'>

interface TrialInput {
  language: Language
  values: Record<string, unknown>
  steps: PassedStep[]
}

/** Bytes of the values and steps together. */
const largestInput = 256 * 1024
/** Milliseconds for checking values against the form's own rules. */
const checkTime = 500
/** Milliseconds a person waits, the queue included. */
const longestWait = 25_000
/** Seconds after which nobody can open it any more. */
const keptFor = 600
/** Conversions at once in this process, and how many more may wait for them. */
const concurrency = 2
const mostWaiting = 8

/**
 * The document a flow ends with, filled with the values of a trial. Values are neither logged nor stored: what was made of
 * them lies in Redis for ten minutes, under a name that only the answer knows.
 */
export async function makeTrialDocument(
  deps: TrialDeps,
  which: { resource_id: number; version: string },
  { language, values, steps }: TrialInput,
) {
  if (Buffer.byteLength(JSON.stringify([values, steps])) > largestInput) throw new Failure('too_large')
  const { flow, manifest, form, document } = await readFlow(deps, which, language)
  const complete = checkedValues(form, values)
  const data = trialValues({ flow, title: manifest.title, language, values: complete, steps })
  const docx = fillWord(await partsOf(document), data)
  if (!docx) throw new Failure('not_found', { detail: 'the tags of the bound document cannot be filled' })

  const { state, pdf, pages } = await convertInTurn(deps, docx)
  const name = manifest.title[language] ?? manifest.title['zh-CN'] ?? manifest.title.en ?? 'document'
  const token = randomBytes(24).toString('base64url')
  const keep = async (content: Buffer, ending: 'pdf' | 'docx') => {
    await deps.cache.redis.set(keyOf(deps, token, ending), content, 'EX', keptFor)
    return `/file/trial-${token}/${nameInAddress(`${name}.${ending}`)}`
  }
  return {
    state,
    pdf: pdf && (await keep(pdf, 'pdf')),
    docx: await keep(docx, 'docx'),
    pages,
    filled: countFilled(data),
  }
}

const flowRow = z.object({ inside })

/** The form and the document the flow is bound to; without a document there is nothing to make. */
async function readFlow(
  { db, storage }: TrialDeps,
  { resource_id, version: number }: { resource_id: number; version: string },
  language: Language,
) {
  const version = await findGivenVersion(db, resource_id, number)
  const flow = await findFlow(db, version.version_id)
  const path = flow?.documents[language] ?? flow?.document ?? null
  if (!flow || path === null || flow.form === null)
    throw new Failure('not_found', { detail: 'no document is bound to this version' })

  const files = await readEntries(storage, version, { paths: [flow.form, path], largest: limits.package_bytes })
  const form = files.get(flow.form)
  const document = files.get(path)
  if (!form || !document) throw new Failure('not_found', { detail: 'a bound file is not in the package' })
  return { flow, form, document, manifest: JSON.parse(version.manifest) as Manifest }
}

async function findFlow(db: Db, version_id: number): Promise<InsideOf<'flow'> | null> {
  const { rows } = await typedSql(
    flowRow,
  )`select inside from resource_version where version_id = ${version_id}`.execute(db)
  const found = rows[0]?.inside
  return found?.type === 'flow' ? found : null
}

/** What the form computes is computed here, whatever the caller sent; the rest must fit the form's rules. */
function checkedValues(form: Buffer, values: Record<string, unknown>): Record<string, unknown> {
  let complete: Record<string, unknown> | null = null
  let isValid = false
  try {
    const schema = objectOf(objectOf(JSON.parse(form.toString())).schema)
    withinTime(checkTime, () => {
      complete = withComputed(schema, values)
      isValid = new Validator(schema as Schema, '2020-12').validate(complete).valid
    })
  } catch {
    // A form that cannot be applied accepts nothing.
  }
  if (!isValid || complete === null) throw new Failure('invalid_input', { field: 'values' })
  return complete
}

let running = 0
const waiting: (() => void)[] = []

/** LibreOffice takes a core for a second or two: a few at once, some in a queue, the rest come again later. */
async function convertInTurn({ log }: TrialDeps, docx: Buffer) {
  const signal = AbortSignal.timeout(longestWait)
  if (running >= concurrency) {
    if (waiting.length >= mostWaiting) throw new Failure('unavailable', { retry_after: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await convert(docx, signal)
  } catch (error) {
    const state = stateOf(error, signal)
    if (state === null) throw error
    log.info({ state }, 'failed to convert a trial document')
    return { state, pdf: null, pages: 0 }
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function convert(docx: Buffer, signal: AbortSignal) {
  return inWorkFolder(async (folder) => {
    const [made] = await drawWords([{ name: 'pdf', file: 'trial.docx', bytes: docx }], { folder, signal })
    if (!made) throw new ConversionFailed('nothing was written')
    const pages = await countPages(folder, basename(made.path), signal)
    return { state: 'ready' as const, pdf: await readFile(made.path), pages }
  })
}

function stateOf(error: unknown, signal: AbortSignal) {
  if (signal.aborted || error instanceof ConversionTooSlow) return 'conversion_too_slow' as const
  return error instanceof ConversionFailed ? ('conversion_failed' as const) : null
}

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Serves what was made, as long as it is kept. */
export function trialDocumentServing(app: FastifyInstance, deps: Pick<Platform, 'cache' | 'config'>) {
  app.get<{ Params: { token: string; '*': string } }>('/file/trial-:token/*', async (request, reply) => {
    const { token, '*': file_name } = request.params
    const ending = file_name.endsWith('.docx') ? 'docx' : 'pdf'
    const content = await deps.cache.redis.getBuffer(keyOf(deps, token, ending))
    reply.header('cache-control', 'private, no-store')
    if (!content) return reply.code(404).send()
    return reply
      .type(types[ending])
      .header('content-disposition', disposition('attachment', file_name))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .send(content)
  })
}

function keyOf({ config }: Pick<Platform, 'config'>, token: string, ending: 'pdf' | 'docx'): string {
  return `${config.REDIS_PREFIX}trial-document:${token}:${ending}`
}
