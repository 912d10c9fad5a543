import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntryFixture {
  name: string | Buffer
  content?: Buffer | string
  /** What the directory says of its size, where that is not the truth. */
  said_size?: number
  /** Unix permissions and kind: 0o120777 is a link. */
  mode?: number
  encrypted?: boolean
  /** Ready-made bytes of a deflated entry of `said_size`: bombs are not inflated to be built. */
  deflated?: Buffer
}

/** An archive exactly as told, also one that no honest program would write. */
export function zip(entries: ZipEntryFixture[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0

  for (const { name, content = '', said_size, mode = 0o100644, encrypted = false, deflated } of entries) {
    const bytes = Buffer.from(content as string)
    const packed = deflated ?? deflateRawSync(bytes)
    const label = Buffer.from(name as string)
    const flags = (encrypted ? 1 : 0) | (Buffer.isBuffer(name) ? 0 : 0x800)
    const sizes = fields([crc32(bytes), 4], [packed.length, 4], [said_size ?? bytes.length, 4])
    const common = Buffer.concat([
      fields([20, 2], [flags, 2], [8, 2], [0, 4]),
      sizes,
      fields([label.length, 2], [0, 2]),
    ])
    const file = Buffer.concat([fields([0x04034b50, 4]), common, label, packed])
    const attributes = (mode << 16) >>> 0
    directory.push(
      Buffer.concat([
        fields([0x02014b50, 4], [0x0314, 2]),
        common,
        fields([0, 2], [0, 2], [0, 2], [attributes, 4], [offset, 4]),
        label,
      ]),
    )
    files.push(file)
    offset += file.length
  }

  const list = Buffer.concat(directory)
  const end = fields(
    [0x06054b50, 4],
    [0, 4],
    [entries.length, 2],
    [entries.length, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  )
  return Buffer.concat([...files, list, end])
}

function fields(...numbers: [value: number, size: 2 | 4][]) {
  return Buffer.concat(
    numbers.map(([value, size]) => {
      const field = Buffer.alloc(size)
      if (size === 2) field.writeUInt16LE(value)
      else field.writeUInt32LE(value)
      return field
    }),
  )
}
