/** Where the boxes of a way stand, and the lines between them. Words are measured roughly: a drawing has room to spare. */
export interface ProcessDrawing {
  width: number
  height: number
  boxes: { text: string; x: number; y: number; width: number; height: number }[]
  lines: string
}

export type Steps = readonly (readonly string[])[]

const box = { height: 40, least: 92, beside: 36 }
/** Of those that go on at the same time. */
const flat = { height: 30, between: 4 }
/** Between two boxes; from a box to where the way forks, and from there to what it forks into. */
const gap = { step: 20, stem: 30, branch: 22 }

/** From left to right, on one line; what goes on at the same time stands above each other. */
export function drawAcross(steps: Steps): ProcessDrawing {
  const height = Math.max(box.height, ...steps.map((step) => stackOf(step.length)))
  const middle = height / 2
  const boxes: ProcessDrawing['boxes'] = []
  let lines = ''
  let x = 0

  for (const [place, step] of steps.entries()) {
    const entrance = entranceOf(steps, place, { x, middle })
    lines += entrance.lines
    x += entrance.width

    const width = Math.max(box.least, ...step.map((text) => widthOf(text) + box.beside))
    const [each, top] =
      step.length > 1 ? [flat.height, middle - stackOf(step.length) / 2] : [box.height, middle - box.height / 2]
    for (const [row, text] of step.entries()) {
      boxes.push({ text, x, y: top + row * (flat.height + flat.between), width, height: each })
    }
    x += width
  }
  return { width: x, height, boxes, lines }
}

interface ProcessPoint {
  x: number
  middle: number
}

/** From the step before: its branches join, the way goes on, and forks into what follows. */
function entranceOf(steps: Steps, place: number, { x, middle }: ProcessPoint): { lines: string; width: number } {
  const before = steps[place - 1]?.length ?? 0
  const after = steps[place]?.length ?? 0
  if (before === 0) return { lines: '', width: 0 }
  if (before === 1 && after === 1) return { lines: `M${x} ${middle}h${gap.step}`, width: gap.step }

  const joined = before > 1 ? gap.branch : 0
  const forked = after > 1 ? gap.branch : 0
  const fork = x + joined + gap.stem
  const lines = [
    ...(joined ? comb(before, middle, { from: x, to: x + joined, spine: x + joined }) : []),
    `M${x + joined} ${middle}H${fork}`,
    ...(forked ? comb(after, middle, { from: fork, to: fork + forked, spine: fork }) : []),
  ]
  return { lines: lines.join(''), width: joined + gap.stem + forked }
}

/** A line for each of those that go on at the same time, and one that holds them together. */
function comb(count: number, middle: number, { from, to, spine }: Record<'from' | 'to' | 'spine', number>): string[] {
  const first = middle - stackOf(count) / 2 + flat.height / 2
  const rows = Array.from({ length: count }, (_, row) => first + row * (flat.height + flat.between))
  return [...rows.map((y) => `M${from} ${y}H${to}`), `M${spine} ${first}V${rows.at(-1)}`]
}

function stackOf(count: number) {
  return count * (flat.height + flat.between) - flat.between
}

/** At 14 px: a Chinese character is as wide as high, a Latin letter about half. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 14 : 7.6), 0)
}
