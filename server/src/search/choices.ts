/** Of these any one will do. */
export type Choice = readonly [string, ...string[]]

/** Every choice must be met. */
export type Choices = readonly Choice[]

/** How many choices `choicesOf` makes. */
export function countChoices(alternatives: readonly (readonly string[])[]): number {
  return alternatives.reduce((count, terms) => count * terms.length, 1)
}

/** All terms of one alternative, or all of another: as choices that must each be met. */
export function choicesOf(alternatives: readonly (readonly string[])[]): Choice[] {
  const all = alternatives.reduce<string[][]>(
    (choices, terms) => choices.flatMap((choice) => terms.map((term) => [...choice, term])),
    [[]],
  )
  return all.map((choice) => [...new Set(choice)] as unknown as Choice)
}

/** The same choice twice asks for nothing more. */
export function withoutRepeats(choices: Choices): Choice[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()]
}
