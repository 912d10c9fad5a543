export type PlaceholderKind = 'picture' | 'screenshot' | 'video'

/** On a grid of 32 × 20: a landscape in a frame, a window with a bar, a triangle to play. */
const shapes: Record<PlaceholderKind, string> = {
  picture: 'M10 5h12v10H10zM12 13l3-4 2 2.5 1.5-1.5 2 3M18.5 7.5h.01',
  screenshot: 'M9 5h14v10H9zM9 8h14M11 6.5h.01M12.5 6.5h.01',
  video: 'M10 5h12v10H10zM14.5 7.5l4 2.5-4 2.5z',
}

/** Stands for a picture that cannot be shown. Part of the script: what replaces a failed request must not be one itself. */
export function placeholderOf(kind: PlaceholderKind): string {
  const line = 'fill="none" stroke="#8a8376" stroke-width=".6" stroke-linecap="round" stroke-linejoin="round"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="-24 -15 80 50"><path d="${shapes[kind]}" ${line}/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
