import { disposition } from '../../../platform/storage/attachment.ts'

export interface ServedFile {
  file_name: string
  content_type: string | null
  inline: boolean
  /** Everybody may keep it, for good. */
  lasting: boolean
}

/** What a browser may show in our name: nothing among them can hold a script that runs. */
const shown = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'video/mp4',
  'video/webm',
  'video/mp2t',
  'audio/mpeg',
  'audio/mp4',
  'application/vnd.apple.mpegurl',
  'application/pdf',
  'application/json',
  'text/plain',
  'text/vtt',
])

/** The type was recognised from the content, never declared; any type not on the list is served as bytes. */
export function headersOf({ file_name, content_type, inline, lasting }: ServedFile): Record<string, string> {
  const type = content_type !== null && shown.has(content_type) ? content_type : 'application/octet-stream'
  const isShown = inline && type !== 'application/octet-stream'
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': disposition(isShown ? 'inline' : 'attachment', file_name),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': lasting ? 'cross-origin' : 'same-origin',
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'accept-ranges': 'bytes',
  }
}
