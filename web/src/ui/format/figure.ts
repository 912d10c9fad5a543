const thousands = new Intl.NumberFormat('en-US')

/** 1284 → '1,284', in every language of the portal. */
export function formatFigure(count: number): string {
  return thousands.format(count)
}
