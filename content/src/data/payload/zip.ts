import { crc32, deflateRawSync } from 'node:zlib'

const dosDate = ((2026 - 1980) << 9) | (1 << 5) | 1
const utf8Names = 0x0800
const deflated = 8

/** A zip of the same files is the same to the last byte, whenever and wherever it is made: its hash can be compared. */
export function zip(entries: readonly { path: string; content: string | Uint8Array }[]): Buffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0

  for (const { path, content } of entries) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain, { level: 9 })
    const name = Buffer.from(path)
    const about = aboutEntry(crc32(plain), packed.length, plain.length, name.length)
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), about, name])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, whereabouts(offset), name]))
    pieces.push(head, packed)
    offset += head.length + packed.length
  }

  const index = Buffer.concat(directory)
  return Buffer.concat([...pieces, index, ending(entries.length, index.length, offset)])
}

/** What the head of an entry and its line in the directory say alike. */
function aboutEntry(checksum: number, packed: number, plain: number, name: number): Buffer {
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(utf8Names, 2)
  about.writeUInt16LE(deflated, 4)
  about.writeUInt16LE(dosDate, 8)
  about.writeUInt32LE(checksum, 10)
  about.writeUInt32LE(packed, 14)
  about.writeUInt32LE(plain, 18)
  about.writeUInt16LE(name, 22)
  return about
}

function whereabouts(offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return rest
}

function ending(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
