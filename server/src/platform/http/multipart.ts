import { Readable } from 'node:stream'
import { chunkSize } from '@atrium/contract/limits'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

/** A form whose fields are known. Its file is either still arriving or held in memory, at most one chunk. */
export interface MultipartForm<Fields = Record<string, string>> {
  fields: Fields
  file: Readable
  /** Resolves when the file was read and nothing but the end of the form came after it. */
  ended: Promise<void>
}

const limits = {
  fields: 20,
  fieldSize: 2_000,
  fieldNameSize: 60,
  files: 1,
  parts: 21,
  headerPairs: 20,
  headerSize: 4_000,
  fileSize: chunkSize,
}
/** Fields, the headers of parts and what stands between them. */
const around = 100_000

/** Only routes that ask for a form get one; for every other call it stays an unknown type of body. */
export function acceptForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
}

/**
 * Parts may come in any order. Once every expected field is known the file is passed on as it arrives; a file that comes
 * before one of them is held until the form ends, because that field may still follow. The caller closes the form.
 */
export async function openForm(
  { raw, headers }: FastifyRequest,
  expected: readonly string[],
): Promise<MultipartForm & { close(): void }> {
  if (Number(headers['content-length'] ?? 0) > chunkSize + around) throw new Failure('too_large')
  const parser = parserFor(headers)
  const fields = new Map<string, string>()
  const file = Promise.withResolvers<Readable>()
  const ended = Promise.withResolvers<void>()
  let reading: Readable | undefined
  let held: Buffer[] | undefined
  let bytes = 0
  // The error reaches those who wait; this prevents an unhandled rejection.
  ended.promise.catch(() => {})
  file.promise.catch(() => {})

  raw.on('data', ({ length }: Buffer) => {
    bytes += length
    if (bytes > chunkSize + around) fail(new Failure('too_large'))
  })
  raw.once('close', () => raw.readableEnded || fail(wrong('the sender went away')))
  raw.once('error', fail)

  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) fail(wrong('a field that is too long', name))
    else if (fields.has(name)) fail(wrong('a field that is there twice', name))
    else fields.set(name, value)
  })
  parser.on('file', (_name, stream) => {
    reading = stream
    stream.on('limit', () => fail(new Failure('too_large', { field: 'file' })))
    stream.on('error', fail)
    if (expected.every((name) => fields.has(name))) return file.resolve(stream)
    const pieces: Buffer[] = []
    held = pieces
    stream.on('data', (piece: Buffer) => pieces.push(piece))
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => fail(wrong('too many parts')))
  parser.on('error', (error) => fail(wrong('a form that cannot be read', '', error)))
  parser.on('finish', () => {
    if (!reading) return fail(wrong('no file', 'file'))
    if (held) file.resolve(Readable.from([Buffer.concat(held)]))
    ended.resolve()
  })
  raw.pipe(parser)

  function fail(error: unknown) {
    file.reject(error)
    ended.reject(error)
    held = undefined
    close()
    reading?.destroy(error as Error)
  }
  /** What is still to come is read and forgotten: the sender then hears the answer, and the connection lives on. */
  function close() {
    raw.unpipe(parser)
    raw.resume()
  }

  return { file: await file.promise, fields: Object.fromEntries(fields), ended: ended.promise, close }
}

function parserFor(headers: FastifyRequest['headers']) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits, isPartAFile: (name) => name === 'file' })
  } catch (error) {
    throw wrong('a form without a boundary', '', error)
  }
}

function wrong(detail: string, field = '', cause?: unknown) {
  return new Failure('invalid_input', { field, detail, cause })
}
