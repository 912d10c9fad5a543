import type { ReviewCheck } from '@atrium/contract/review/review'

/** A piece of text and where it stands: a line, a paragraph, or a value by its JSON Pointer. */
export interface TextPassage {
  path: string
  at: string
  text: string
}

type PrivateDataKind = 'mobile' | 'identity' | 'bank_card' | 'host' | 'email' | 'secret'

interface PrivateDataPattern {
  kind: PrivateDataKind
  /** Every part of it has an upper limit: no text takes longer than its length asks for. */
  like: RegExp
  /** What the pattern alone cannot tell. */
  is?: (found: string) => boolean
}

const patterns: PrivateDataPattern[] = [
  { kind: 'secret', like: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----/g },
  {
    kind: 'secret',
    like: /(?<!\w)(?:AKIA[0-9A-Z]{16}|LTAI\w{12,24}|AKID\w{13,40}|gh[pousr]_\w{30,80}|sk-[\w-]{20,80})/g,
  },
  { kind: 'secret', like: /(?<!\w)eyJ[\w-]{8,2000}\.eyJ[\w-]{8,2000}\.[\w-]{8,2000}/g },
  { kind: 'secret', like: /(?<=bearer )[\w.~+/-]{20,500}/gi },
  { kind: 'secret', like: /(?<=:\/\/[^\s:/@]{1,60}:)[^\s:/@]{3,100}(?=@)/g },
  {
    kind: 'secret',
    like: /(?<=(?:password|passwd|pwd|secret|token|api[_-]?key|access[_-]?key|密码|口令|密钥|密碼|金鑰)["']?\s{0,3}[:=：]\s{0,3}["']?)[\x21\x23-\x26\x28-\x2b\x2d-\x3a\x3d\x3f-\x7e]{6,100}/gi,
    is: isPassword,
  },
  { kind: 'identity', like: /(?<![\w.])[1-9]\d{16}[\dXx](?!\w)/g, is: isIdentity },
  {
    kind: 'bank_card',
    like: /(?<![\w.])(?:62\d\d|4\d{3}|5[1-5]\d\d|3[457]\d\d)[ -]?(?:\d{4}[ -]?){2}\d{3,4}(?:[ -]?\d{1,3})?(?!\w)/g,
    is: isCard,
  },
  { kind: 'mobile', like: /(?<![\w.])(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\w)/g },
  { kind: 'email', like: /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}/gi, is: isRealAddress },
  {
    kind: 'host',
    like: /(?<![\w.-])(?:10|172\.(?:1[6-9]|2\d|3[01])|192\.168)(?:\.\d{1,3}){2,3}(?![\w.]\d|\w)/g,
    is: isNetworkAddress,
  },
  { kind: 'host', like: /(?<![\w.-])(?:[a-z\d-]{1,63}\.){1,5}(?:local|lan|internal|intranet|corp)(?![\w.-]\w|\w)/gi },
  { kind: 'host', like: /(?<!\\)\\\\[a-z\d][\w.-]{1,60}\\[\w$.-]{1,80}/gi },
]

const mostPlaces = 50
/** The limit per passage: more findings on a line add nothing. */
const mostSpots = 200

/** Possible private data, one line of the report per kind, with masked findings. */
export function privateDataIn(passages: Iterable<TextPassage>): ReviewCheck[] {
  const found = new Map<PrivateDataKind, ReviewCheck>()
  for (const { path, at, text } of passages) {
    const spots = spotsIn(text)
    for (const spot of spots) {
      const line = found.get(spot.kind) ?? newLine(spot.kind)
      found.set(spot.kind, line)
      line.values.count = Number(line.values.count) + 1
      if (line.places.length < mostPlaces) line.places.push({ path, at, excerpt: excerptOf(text, spot, spots) })
    }
  }
  return [...found.values()]
}

function newLine(kind: PrivateDataKind): ReviewCheck {
  return { name: 'private_data', outcome: 'confirm', message: `private_data.${kind}`, values: { count: 0 }, places: [] }
}

interface PrivateDataSpot {
  kind: PrivateDataKind
  start: number
  end: number
}

/** Each stretch of text counts once, as the first kind it is like. */
function spotsIn(text: string): PrivateDataSpot[] {
  const spots: PrivateDataSpot[] = []
  for (const { kind, like, is } of patterns) {
    for (const match of text.matchAll(like)) {
      if (spots.length >= mostSpots) break
      const spot = { kind, start: match.index, end: match.index + match[0].length }
      const isTaken = spots.some(({ start, end }) => spot.start < end && start < spot.end)
      if (!isTaken && (is?.(match[0]) ?? true)) spots.push(spot)
    }
  }
  return spots.toSorted((one, other) => one.start - other.start)
}

const around = 24

/** A few words around it, so that its author finds it; everything private in them is masked. */
function excerptOf(text: string, { start, end }: PrivateDataSpot, spots: PrivateDataSpot[]) {
  const from = Math.max(0, start - around)
  const to = Math.min(text.length, end + around)
  let excerpt = ''
  let at = from
  for (const spot of spots.filter((one) => one.end > from && one.start < to)) {
    excerpt += text.slice(at, Math.max(at, spot.start)) + masked(text.slice(spot.start, spot.end), spot.kind)
    at = spot.end
  }
  return (excerpt + text.slice(at, to)).replace(/\s+/g, ' ').trim().slice(0, 160).toWellFormed()
}

function masked(found: string, kind: PrivateDataKind) {
  const [head, tail] = kind === 'secret' ? [2, 0] : kind === 'mobile' ? [3, 4] : [3, 2]
  return `${found.slice(0, head)}****${tail > 0 ? found.slice(-tail) : ''}`
}

/** GB 11643: seventeen digits with a birthday among them, and a check digit. */
function isIdentity(found: string) {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(found[index]), 0)
  const [, year, month, day] = /^\d{6}(\d{4})(\d\d)(\d\d)/.exec(found) ?? []
  const born = new Date(`${year}-${month}-${day}T00:00:00Z`)
  const isDay = !Number.isNaN(born.getTime()) && born.getUTCDate() === Number(day)
  return isDay && Number(year) >= 1900 && '10X98765432'[sum % 11] === found[17]?.toUpperCase()
}

/** The check digit of Luhn (ISO/IEC 7812). */
function isCard(found: string) {
  const digits = [...found.replace(/[ -]/g, '')].map(Number)
  if (digits.length < 15 || digits.length > 19) return false
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Domains reserved for examples by RFC 2606. */
function isRealAddress(found: string) {
  return !/[@.](?:example(?:\.(?:com|net|org|cn))?|test|invalid|localhost)$/i.test(found)
}

function isNetworkAddress(found: string) {
  const numbers = found.split('.')
  return numbers.length === 4 && numbers.every((number) => Number(number) <= 255)
}

/** Code says `password: form.password` and `token = ${token}`; what people choose has digits or signs among its letters. */
function isPassword(found: string) {
  return /[a-z]/i.test(found) && /[\d!@#$%^&*]/.test(found) && !/[(){}]|^\$|^[a-z]+\.[a-z.]+$/i.test(found)
}
