/** What formulas may call. Moments are read as the clock on the wall: what is typed counts, not the zone. */
export const formulaFunctions: Record<string, (...values: unknown[]) => unknown> = {
  sum: (list) =>
    round(
      numbers(list).reduce((total, value) => total + value, 0),
      6,
    ),
  mean: (...list) => {
    const values = numbers(list.flat())
    return values.length > 0 ? round(values.reduce((total, value) => total + value, 0) / values.length, 2) : null
  },
  join: (...parts) => parts.join(''),
  count: (list) => (Array.isArray(list) ? list.length : 0),
  lowest: (...list) => (numbers(list.flat()).length > 0 ? Math.min(...numbers(list.flat())) : null),
  highest: (...list) => (numbers(list.flat()).length > 0 ? Math.max(...numbers(list.flat())) : null),
  round: (value, digits = 0) => (typeof value === 'number' ? round(value, Number(digits)) : null),
  days: (from, to) => between(from, to, (start, end) => Math.floor(end / day) - Math.floor(start / day) + 1),
  hours: (from, to) => between(from, to, (start, end) => round((end - start) / hour, 1)),
  minutes: (from, to) => between(from, to, (start, end) => Math.round((end - start) / 60_000)),
  workdays: (from, to) => between(from, to, workdays),
  capital: (amount) => (typeof amount === 'number' && amount >= 0 && amount < 1e12 ? capital(amount) : null),
}

const hour = 3_600_000
const day = 24 * hour

function numbers(list: unknown): number[] {
  return Array.isArray(list) ? list.filter((value) => typeof value === 'number') : []
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function between(from: unknown, to: unknown, measure: (start: number, end: number) => number): number | null {
  const start = moment(from)
  const end = moment(to)
  return start === null || end === null || end < start ? null : measure(start, end)
}

function moment(value: unknown): number | null {
  const found = typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(value) : null
  const time = found ? Date.parse(`${found[1]}T${found[2] ?? '00:00'}:00Z`) : Number.NaN
  return Number.isNaN(time) ? null : time
}

/** Half days that are touched, mornings and afternoons apart, Saturdays and Sundays left out. */
function workdays(start: number, end: number): number {
  let halves = 0
  for (let half = Math.floor(start / (day / 2)) * (day / 2); half < end; half += day / 2) {
    if (![0, 6].includes(new Date(half).getUTCDay())) halves += 1
  }
  return halves / 2
}

/** An amount of money in the characters that cannot be altered: 12050.6 is 壹万贰仟零伍拾元陆角整. */
function capital(amount: number): string {
  const cents = Math.round(amount * 100)
  const [yuan, jiao, fen] = [Math.floor(cents / 100), Math.floor(cents / 10) % 10, cents % 10]
  const whole = yuan > 0 ? `${spoken(yuan)}元` : ''
  if (jiao === 0 && fen === 0) return `${whole || '零元'}整`
  const tenths = jiao > 0 ? `${numerals[jiao]}角` : whole && '零'
  return `${whole}${tenths}${fen > 0 ? `${numerals[fen]}分` : '整'}`
}

const numerals = '零壹贰叁肆伍陆柒捌玖'

function spoken(yuan: number): string {
  return [...String(yuan)]
    .map((digit, place, digits) => {
      const left = digits.length - 1 - place
      const group = left % 4 === 0 ? (['', '万', '亿'][left / 4] ?? '') : ''
      return digit === '0' ? `零${group}` : `${numerals[Number(digit)]}${['', '拾', '佰', '仟'][left % 4]}${group}`
    })
    .join('')
    .replace(/零+/g, '零')
    .replace(/零([万亿])/g, '$1')
    .replace(/亿万/, '亿')
    .replace(/零$/, '')
}
