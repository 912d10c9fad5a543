import sharp from 'sharp'

const cells = 400

/**
 * How far apart two pictures of pages are: 0 for the same, 1 when the ink of one is nowhere near that of the other.
 * Both are made small and soft first, so that another version of a converter, which moves a line by a pixel, counts
 * little, while another letter, or a box in place of one, counts fully.
 */
export async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([ink(one), ink(other)])
  let apart = 0
  let sum = 0
  for (let n = 0; n < left.length; n++) {
    apart += Math.abs((left[n] ?? 0) - (right[n] ?? 0))
    sum += (left[n] ?? 0) + (right[n] ?? 0)
  }
  return sum === 0 ? 1 : apart / sum
}

async function ink(picture: Buffer) {
  return sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .negate()
    .resize(cells, cells, { fit: 'fill' })
    .blur(0.6)
    .raw()
    .toBuffer()
}
