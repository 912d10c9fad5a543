import type { ByteRange } from '../../../platform/storage/storage.ts'

/**
 * The one range a request asks for (RFC 9110): undefined where it asks for all, null where the file has no such bytes.
 * Several at once, and what nobody understands, is answered with the whole, as the standard allows.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined

  if (from === '') return to === '0' ? null : { start: Math.max(0, size - Number(to)), end: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return undefined
  if (Number(from) >= size) return null
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
