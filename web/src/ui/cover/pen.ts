/** Ground under everything, half tone, two colours, darkest tone, paper. */
export type Paint = 'ground' | 'half' | 'vivid' | 'mid' | 'deep' | 'faded' | 'paper'

/** Tint, deep or paper: which of the three grounds the cover stands on. */
export type Tone = 0 | 1 | 2

export type Pen = ReturnType<typeof penFor>

/** Shapes on a sheet of 320 × 200. Colours are variables of the page, so that one drawing serves both themes. */
export function penFor(tone: Tone) {
  const colour = (paint: Paint) =>
    paint === 'faded'
      ? `color-mix(in oklab,var(--cover-${tone}-deep) 55%,var(--cover-${tone}-mid))`
      : `var(--cover-${tone}-${paint})`

  return {
    rectangle: (x: number, y: number, width: number, height: number, paint: Paint) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour(paint)}"/>`,

    outlinedPaper: (x: number, y: number, width: number, height: number) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour('paper')}" stroke="${colour('deep')}" stroke-width="2"/>`,

    pill: (x: number, y: number, width: number, height: number, paint: Paint) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour(paint)}"/>`,

    circle: (x: number, y: number, radius: number, paint: Paint) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour(paint)}"/>`,

    /** On the deep ground a dark ring would vanish: it takes the vivid colour. */
    thickRing: (x: number, y: number, radius: number) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour(tone === 1 ? 'vivid' : 'deep')}" stroke-width="5"/>`,

    area: (d: string, paint: Paint) => `<path d="${d}" fill="${colour(paint)}"/>`,

    areaWithHole: (d: string, paint: Paint) => `<path d="${d}" fill="${colour(paint)}" fill-rule="evenodd"/>`,

    line: (d: string, paint: Paint, width: number) =>
      `<path d="${d}" fill="none" stroke="${colour(paint)}" stroke-width="${width}"/>`,
  }
}
