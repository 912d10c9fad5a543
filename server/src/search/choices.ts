/** Of these any one will do. */
export type TermChoice = readonly [string, ...string[]]

/** Every choice must be met. */
export type TermChoices = readonly TermChoice[]

/** How many choices `eitherOf` makes. */
export function countEither(alternatives: readonly TermChoices[]): number {
  return alternatives.reduce((count, choices) => count * choices.length, 1)
}

/** All choices of one alternative, or all of another: said as choices that must each be met. */
export function eitherOf(alternatives: readonly TermChoices[]): TermChoice[] {
  const all = alternatives.reduce<string[][]>(
    (made, choices) => made.flatMap((before) => choices.map((choice) => [...before, ...choice])),
    [[]],
  )
  return withoutRepeats(all.map((choice) => [...new Set(choice)] as unknown as TermChoice))
}

/** The same choice twice asks for nothing more. */
export function withoutRepeats(choices: TermChoices): TermChoice[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()]
}
