/**
 * A set of items: one bit each, at the place of its id, as PostgreSQL keeps a `varbit` (the first bit is the highest of the
 * first byte). Whole words of 32 bits are met and counted at once, whatever order their bits have.
 */
export interface Bits {
  bytes: Uint8Array
  words: Int32Array
}

/** Room for ids below this. Sets that meet have the same room. */
export function noBits(length: number): Bits {
  const words = new Int32Array(Math.ceil(length / 32))
  return { words, bytes: new Uint8Array(words.buffer) }
}

/** What `varbit_send` gives: how many bits, and the bits. `length`: with room for more. */
export function receivedBits(sent: Buffer, length: number = sent.readInt32BE(0)): Bits {
  const bits = noBits(length)
  bits.bytes.set(sent.subarray(4))
  return bits
}

/** As PostgreSQL receives a `varbit`. */
export function sentBits({ bytes }: Bits): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length * 8)
  return Buffer.concat([length, bytes])
}

export function holds({ bytes }: Bits, item_id: number): boolean {
  return ((bytes[item_id >> 3] ?? 0) & (128 >> (item_id & 7))) !== 0
}

/** An id without room is of an item that came later: it is told apart. */
export function takeIn({ bytes }: Bits, item_ids: Iterable<number>): void {
  for (const item_id of item_ids) {
    const at = item_id >> 3
    if (at < bytes.length) bytes[at] = (bytes[at] as number) | (128 >> (item_id & 7))
  }
}

export function leaveOut({ bytes }: Bits, item_ids: Iterable<number>): void {
  for (const item_id of item_ids) {
    const at = item_id >> 3
    if (at < bytes.length) bytes[at] = (bytes[at] as number) & ~(128 >> (item_id & 7))
  }
}

/** The set then holds what any of these holds, and nothing else. */
export function become({ words }: Bits, [first, ...others]: readonly Bits[]): void {
  if (first) words.set(first.words)
  else words.fill(0)
  for (const other of others) {
    for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) | (other.words[at] as number)
  }
}

/** Keeps in a set what the other holds, too. */
export function keepCommon({ words }: Bits, other: Bits): void {
  const others = other.words
  for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) & (others[at] as number)
}

export function count({ words }: Bits): number {
  let total = 0
  for (let at = 0; at < words.length; at++) total += bitsIn(words[at] as number)
  return total
}

export function countCommon({ words }: Bits, other: Bits): number {
  const others = other.words
  let total = 0
  for (let at = 0; at < words.length; at++) total += bitsIn((words[at] as number) & (others[at] as number))
  return total
}

/** Those of a set that the other holds, too, and the third does not; in no order. */
export function idsIn({ words }: Bits, other: Bits, except: Bits | null): number[] {
  const found: number[] = []
  for (let at = 0; at < words.length; at++) {
    let word = (words[at] as number) & (other.words[at] as number) & ~(except?.words[at] ?? 0)
    while (word !== 0) {
      const lowest = word & -word
      // Bytes come from the lowest, as every processor the portal runs on keeps them, but their bits from the highest.
      found.push(at * 32 + ((31 - Math.clz32(lowest)) ^ 7))
      word ^= lowest
    }
  }
  return found
}

/** By adding neighbours: pairs of bits, then fours, then eights. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
