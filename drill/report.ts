/** The figures of a drill, for whoever reads its log: `docs/operations.md` quotes them. */
export function report(drill: string, figures: Record<string, number | undefined>) {
  const words = Object.entries(figures).map(
    ([name, value]) => `${name} ${value === undefined ? '-' : Math.round(value)}`,
  )
  console.log(`drill: ${drill}: ${words.join(', ')}`)
}
