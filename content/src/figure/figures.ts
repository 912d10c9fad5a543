import type { Language } from '@atrium/contract/languages'
import { paper } from '../video/palette.ts'
import { box } from '../video/shapes.ts'
import { countersign } from './countersign.ts'
import type { FigureDrawing } from './figure.ts'
import { rota } from './rota.ts'
import { workingTime } from './working-time.ts'

/** Articles name them: `![…](figure:rota)`. */
export const figures: Record<string, FigureDrawing> = { countersign, rota, 'working-time': workingTime }

export function svgOf({ height, draw }: FigureDrawing, language: Language): string {
  const drawing = box(0, 0, 1440, height, { fill: paper }) + draw(language)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="${height}" viewBox="0 0 1440 ${height}">${drawing}</svg>`
  return language === 'zh-TW' ? svg.replaceAll('CJK SC', 'CJK TC') : svg
}
