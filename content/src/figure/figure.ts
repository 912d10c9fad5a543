import type { Language } from '@atrium/contract/languages'

/** A drawing in an article, 1440 wide, with words in the language of the article. */
export interface FigureDrawing {
  height: number
  draw: (language: Language) => string
}
