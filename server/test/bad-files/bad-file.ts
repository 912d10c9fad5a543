import type { ResourceType } from '@atrium/contract/resource-types'

/** A file that nobody should be able to hurt the portal with, and what its author is told instead. */
export interface BadFile {
  /** What is bad about it, in words. */
  about: string
  file_name: string
  resource_type?: ResourceType
  bytes(): Buffer | Promise<Buffer>
  /** The findings that must be put right, in the order they are reported. */
  wrong: string[]
  /** Findings that may stay; not looked at where they are left out. */
  notes?: string[]
}

/** Ways to spoil any file. */
export function cutInHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}

export function inUtf16(text: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
}

/** Bytes without meaning, the same in every run. */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 42
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}
