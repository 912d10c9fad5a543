import { z } from 'zod'
import { decimal, endpoint, id, instant, listQuery, nothing, page } from './kit.ts'

/** What a file is for; it decides how large it may be and what may be inside. */
export const fileKind = z.enum(['resource', 'document', 'image', 'video', 'installer', 'rows'])

/**
 * What a file was uploaded for. Only `resource` becomes a draft by itself; `replacement` takes the place of a draft's file,
 * `attachment` is part of something else: a picture in a text, a film, a release, a table.
 */
const uploadPurpose = z.enum(['resource', 'replacement', 'project', 'project_import', 'attachment'])

/** `package` is sealed by the portal and never uploaded. */
export const filePurpose = z.enum([...uploadPurpose.options, 'package'])

/** How far a file is. Nothing is served before it is ready. */
export const fileState = z.enum(['received', 'scanned', 'unpacked', 'recognised', 'ready', 'quarantined', 'failed'])

/** Why a file was refused: one sentence each, in three languages, among the browser's texts. */
export const fileReason = z.enum([
  'infected',
  'encrypted',
  'macros',
  'too_many_entries',
  'too_deep',
  'too_large_unpacked',
  'too_high_ratio',
  'unsafe_names',
  'not_of_kind',
  'misnamed',
  'unreadable',
  'too_many_pixels',
  'checksum',
  'conversion_failed',
  'conversion_too_slow',
])

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const fileName = z.string().min(1).max(255)

const file = z.object({
  file_id: z.number().int(),
  file_name: z.string(),
  size: z.number().int(),
  kind: fileKind,
  purpose: filePurpose,
  public: z.boolean(),
  state: fileState,
  reason: fileReason.nullable(),
  /** Decided by looking inside, once that was done. */
  content_type: z.string().nullable(),
  sha256: sha256.nullable(),
  pages: z.number().int().nullable(),
  created_at: instant,
  /** Where a public file is for good; null for private ones, whose addresses last a minute. */
  file_url: z.string().nullable(),
  /** What was made of it, by name: 'pdf', 'page-1', 'image-640.webp', 'poster', 'hls'. */
  previews: z.array(
    z.object({
      name: z.string(),
      content_type: z.string(),
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
    }),
  ),
})

const upload = z.object({
  upload_id: z.number().int(),
  file_name: z.string(),
  size: z.number().int(),
  chunk_size: z.number().int(),
  total: z.number().int(),
  /** The chunks that are safely there, from 0. */
  received: z.array(z.number().int()),
  /** Set once all are. */
  file_id: z.number().int().nullable(),
  expires_at: instant,
})

export const beginUpload = endpoint({
  method: 'POST',
  path: '/api/uploads',
  access: { signed_in: true },
  summary:
    'Begin an upload, or find the one begun before under the same name and size; content one has already is not sent again',
  body: z.object({
    file_name: fileName,
    size: z.number().int().min(1),
    kind: fileKind.default('resource'),
    purpose: uploadPurpose.default('resource'),
    public: z.boolean().default(false),
    sha256: sha256.optional(),
  }),
  data: upload,
})

export const readUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/{upload_id}',
  access: { signed_in: true, own: 'upload' },
  summary: 'Which chunks are there',
  params: z.object({ upload_id: id }),
  data: upload,
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/{upload_id}',
  access: { signed_in: true, own: 'upload' },
  summary: 'Give an upload up: what was sent of it goes',
  params: z.object({ upload_id: id }),
  data: nothing,
})

export const sendChunk = endpoint({
  method: 'POST',
  path: '/api/files',
  access: { signed_in: true },
  summary:
    'One chunk of a file; index 0 of total 1 is a whole small file. Parts come in any order; a file that follows all fields is streamed',
  multipart: z.object({
    index: decimal(z.int().min(0).max(9_999)),
    total: decimal(z.int().min(1).max(10_000)),
    /** Names the upload among the person's own: chunks with the same name and total belong together. */
    file_name: fileName,
    public: z.stringbool().default(false),
    kind: fileKind.default('resource'),
    purpose: uploadPurpose.default('resource'),
    /** Bytes of this chunk. The length of a chunk without it is known only once the whole chunk was read. */
    size: decimal(z.int().min(1)).optional(),
    /** Of this chunk: one that came damaged is refused at once. */
    chunk_sha256: sha256.optional(),
    /** Of the whole file, with any of its chunks; empty while it is not known. */
    sha256: z
      .literal('')
      .transform(() => undefined)
      .or(sha256)
      .optional(),
  }),
  data: z.object({
    received: z.array(z.number().int()),
    /** Null until the last chunk is there. */
    file_id: z.number().int().nullable(),
    file_url: z.string().nullable(),
  }),
})

export const listMyFiles = endpoint({
  method: 'GET',
  path: '/api/files',
  access: { signed_in: true },
  summary: 'My files, newest first, and how much room is left',
  query: listQuery(
    z.object({
      state: fileState.optional(),
      /** Only files one would choose there: no attachments, no sealed packages, nothing that was replaced. */
      usable_for: z.enum(['project', 'project_import']).optional(),
    }),
    ['created_at'],
  ),
  data: page(file).extend({ used: z.number().int(), quota: z.number().int() }),
})

export const readFile = endpoint({
  method: 'GET',
  path: '/api/files/{file_id}',
  access: { signed_in: true, own: 'file' },
  summary: 'How far a file is, and why it was refused',
  params: z.object({ file_id: id }),
  data: file,
})

export const removeFile = endpoint({
  method: 'DELETE',
  path: '/api/files/{file_id}',
  access: { signed_in: true, own: 'file' },
  summary: 'Remove a file nobody uses',
  params: z.object({ file_id: id }),
  data: nothing,
})

export const openFile = endpoint({
  method: 'POST',
  path: '/api/files/{file_id}/address',
  access: 'anyone',
  summary: 'An address that serves a file, or something made of it, for a minute',
  params: z.object({ file_id: id }),
  body: z.object({ preview: z.string().max(60).optional(), inline: z.boolean().default(false) }),
  data: z.object({ address: z.string(), file_name: z.string(), pages: z.number().int().nullable() }),
})
