import type { SceneHue } from './palette.ts'

/** How far the change that comes with a sentence has got: 0 before it is said, 1 soon after. */
export type SceneStep = (sentence: number) => number

/** The picture of one chapter. */
export type SceneDrawing = (step: SceneStep, hue: SceneHue) => string
