import type { ProcessDrawing, Steps } from './way.ts'

const height = 40
const between = 8
/** From a box to the line on which branches meet, and from there to the next box. */
const fall = 10

/** From top to bottom, for narrow screens; what goes on at the same time stands side by side. */
export function drawDown(steps: Steps, width: number): ProcessDrawing {
  const boxes: ProcessDrawing['boxes'] = []
  let lines = ''
  let y = 0

  for (const [place, step] of steps.entries()) {
    const above = steps[place - 1]
    if (above) {
      const [from, to] = [centresOf(above, width), centresOf(step, width)]
      lines += from.map((x) => `M${x} ${y}v${fall}`).join('') + to.map((x) => `M${x} ${y + fall}v${fall}`).join('')
      lines += `M${Math.min(...from, ...to)} ${y + fall}H${Math.max(...from, ...to)}`
      y += 2 * fall
    }
    const each = shareOf(step, width)
    boxes.push(...step.map((text, column) => ({ text, x: column * (each + between), y, width: each, height })))
    y += height
  }
  return { width, height: y, boxes, lines }
}

function centresOf(step: readonly string[], width: number): number[] {
  const each = shareOf(step, width)
  return step.map((_, column) => column * (each + between) + each / 2)
}

function shareOf(step: readonly string[], width: number) {
  return (width - (step.length - 1) * between) / step.length
}
