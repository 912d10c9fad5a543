const cell = 16
const rows = [0, 1, 2]

/** What a tile on the side may be; the other side mirrors it. */
const sideTiles: ((x: number, y: number) => string)[] = [
  () => '',
  (x, y) => `M${x} ${y}h16v16h-16z`,
  (x, y) => `M${x} ${y + 8}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`,
  (x, y) => `M${x} ${y + 16}a16 16 0 0 1 16-16v16z`,
  (x, y) => `M${x} ${y}h16a16 16 0 0 1-16 16z`,
  (x, y) => `M${x} ${y + 16}h16v-16z`,
  (x, y) => `M${x} ${y}a16 16 0 0 1 16 16a16 16 0 0 1-16-16z`,
]
/** Tiles of the middle column are their own mirror image. */
const middleTiles: ((x: number, y: number) => string)[] = [
  (x, y) => `M${x} ${y}h16v16h-16z`,
  (x, y) => `M${x} ${y + 8}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`,
  (x, y) => `M${x + 8} ${y}l8 8l-8 8l-8-8z`,
  (x, y) => `M${x} ${y + 16}v-8a8 8 0 0 1 16 0v8z`,
  (x, y) => `M${x} ${y + 16}l8-16l8 16z`,
]
const grounds = ['#5b5a35', '#7c4a33', '#37506f', '#6b6353', '#1c1b18', '#0b6a4b']

export interface AppMosaic {
  ground: string
  /** Paths behind and before, of the left and of the middle column. */
  sides: [behind: string, before: string]
  middle: [behind: string, before: string]
}

/** The same seed always makes the same picture, and hardly ever two seeds the same one. */
export function mosaicOf(seed: string): AppMosaic {
  const draw = digitsOf(seed)
  const sides: [string, string] = ['', '']
  const middle: [string, string] = ['', '']
  for (const row of rows) {
    const y = 8 + row * cell
    sides[draw(2) === 0 ? 0 : 1] += sideTiles[draw(sideTiles.length)]?.(8, y) ?? ''
    middle[row !== 1 && draw(2) === 0 ? 0 : 1] += middleTiles[draw(middleTiles.length)]?.(24, y) ?? ''
  }
  return { ground: grounds[draw(grounds.length)] ?? '', sides, middle }
}

/** Numbers below a limit, one after the other, that follow from every letter of the seed. */
function digitsOf(seed: string): (limit: number) => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5)
  return (limit) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state ^= state >>> 12
    return (state >>> 0) % limit
  }
}
