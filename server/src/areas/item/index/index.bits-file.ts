import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'
import { type BitSet, noBits } from './index.bits.ts'

/** Ids that are gathered at a time: eight kilobytes of bits for each term that occurs among them. */
export const idsOfSlice = 65_536
const bytesOfSlice = idsOfSlice / 8

/**
 * Bits of very many terms, filled slice by slice of ids: among a million items those of all terms together take hundreds of
 * megabytes, which lie in a file that nobody else sees, not in the worker's memory.
 */
export function withBitsFile<Result>(length: number, use: (file: BitsFile) => Promise<Result>): Promise<Result> {
  return inWorkFolder(async (folder) => {
    const handle = await open(join(folder, 'bits'), 'w+')
    try {
      return await use(new BitsFile(handle, length))
    } finally {
      await handle.close()
    }
  })
}

export class BitsFile {
  readonly #handle: FileHandle
  readonly #length: number
  readonly #slices: number
  #size = 0

  constructor(handle: FileHandle, length: number) {
    this.#handle = handle
    this.#length = length
    this.#slices = Math.ceil(length / idsOfSlice)
  }

  async writeSlice(number: number, slice: number, { bytes }: BitSet): Promise<void> {
    const position = (number * this.#slices + slice) * bytesOfSlice
    await this.#handle.write(bytes, 0, bytesOfSlice, position)
    this.#size = Math.max(this.#size, position + bytesOfSlice)
  }

  /** What was never written is empty. */
  async read(number: number): Promise<BitSet> {
    const bits = noBits(this.#length)
    const position = number * this.#slices * bytesOfSlice
    const most = Math.min(bits.bytes.length, Math.max(this.#size - position, 0))
    for (let done = 0; done < most; ) {
      const { bytesRead } = await this.#handle.read(bits.bytes, done, most - done, position + done)
      if (bytesRead === 0) throw new Error('bitmap file ends early')
      done += bytesRead
    }
    return bits
  }
}
