/** In millimetres, upright. */
const sizes: Record<string, [number, number]> = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  B5: [176, 250],
  Letter: [216, 279],
  Legal: [216, 356],
}

/** What the name of a paper says about its size: 'A4', '210 × 297 mm'. */
export function paperSize(paper: string | null): [width: number, height: number] | null {
  const [, width, height] = /([\d.]+)\s*[×x]\s*([\d.]+)/.exec(paper ?? '') ?? []
  if (width && height) return [Number(width), Number(height)]
  return sizes[paper ?? ''] ?? null
}
