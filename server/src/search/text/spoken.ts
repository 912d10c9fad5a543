/** Which finals follow an initial; the last line has none. */
const syllables = new Set(
  [
    'b a o ai ei ao an en ang eng i ie iao ian in ing u',
    'p a o ai ei ao ou an en ang eng i ie iao ian in ing u',
    'm a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u',
    'f a o ei ou an en ang eng u',
    'd a e ai ei ao ou an en ang eng ong i ia ie iao iu ian ing u uo ui uan un',
    't a e ai ao ou an ang eng ong i ie iao ian ing u uo ui uan un',
    'n a e ai ei ao ou an en ang eng ong i ie iao iu ian in iang ing u uo uan un v ve',
    'l a e o ai ei ao ou an ang eng ong i ia ie iao iu ian in iang ing u uo uan un v ve',
    ...['g', 'k', 'h', 'zh'].map((first) => `${first} a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang`),
    ...['j', 'q', 'x'].map((first) => `${first} i ia ie iao iu ian in iang ing iong u ue uan un`),
    'ch a e ai ao ou an en ang eng ong u ua uo uai ui uan un uang',
    'sh a e ai ei ao ou an en ang eng u ua uo uai ui uan un uang',
    ...['zh', 'ch', 'sh', 'r', 'z', 'c', 's'].map((first) => `${first} i`),
    'r e ao ou an en ang eng ong u ua uo ui uan un',
    'z a e ai ei ao ou an en ang eng ong u uo ui uan un',
    ...['c', 's'].map((first) => `${first} a e ai ao ou an en ang eng ong u uo ui uan un`),
    'y a ao e i in ing o ong ou u ue uan un an ang',
    'w a ai an ang ei en eng o u',
  ]
    .flatMap((line) => {
      const [initial, ...finals] = line.split(' ')
      return finals.map((final) => `${initial}${final}`)
    })
    .concat('a ai an ang ao e ei en eng er o ou'.split(' ')),
)
const longest = 6
const mostReadings = 2
/** No sentence is typed in one go; and what is longer than this is no pinyin. */
const mostLetters = 60

/** What letters may sound like, the most likely first: `xian` is 先 or 西安. Empty where they are no pinyin. */
export function spoken(letters: string): string[][] {
  if (letters.length > mostLetters || !/^[a-z]+$/.test(letters)) return []
  const readings: string[][][] = [[[]]]
  for (let end = 1; end <= letters.length; end++) {
    const found: string[][] = []
    for (let from = Math.max(0, end - longest); from < end; from++) {
      const syllable = letters.slice(from, end).replace(/^([nl])ue$/, '$1ve')
      if (syllables.has(syllable)) for (const before of readings[from] ?? []) found.push([...before, syllable])
    }
    readings.push(found.sort((one, other) => unlikeliness(one) - unlikeliness(other)).slice(0, mostReadings))
  }
  const [first, ...others] = readings[letters.length] ?? []
  if (!first?.some((syllable) => syllable.length > 1)) return []
  return [first, ...others.filter((reading) => vowelsIn(reading) === 0)]
}

/** `qingjia` is hardly `qing ji a`. */
function unlikeliness(reading: readonly string[]): number {
  return reading.length + vowelsIn(reading)
}

function vowelsIn(reading: readonly string[]): number {
  return reading.filter(({ length }) => length === 1).length
}

/** Broken off while typing: `hetongsh` is 合同 and something that begins with `sh`. */
export function spokenSoFar(letters: string): { syllables: string[]; ends: string[] }[] {
  for (let length = 1; length < longest; length++) {
    const rest = letters.slice(-length)
    const ends = [...syllables].filter((syllable) => syllable.startsWith(rest))
    const [before] = spoken(letters.slice(0, -length))
    if (before && ends.length > 0) return [{ syllables: before, ends }]
  }
  return []
}

/** No syllable begins with the others. */
export function mayBeInitials(letters: string): boolean {
  return /^[abcdefghjklmnopqrstwxyz]{2,8}$/.test(letters)
}
