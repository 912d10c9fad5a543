import type { Hue } from './palette.ts'

/** How far the change that comes with a sentence has got: 0 before it is said, 1 soon after. */
export type Step = (sentence: number) => number

/** The picture of one chapter. */
export type Scene = (step: Step, hue: Hue) => string
