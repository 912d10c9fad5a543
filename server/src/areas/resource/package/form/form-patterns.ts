import { withinTime } from '../format/within-time.ts'
import { atPointer, type PackageReport } from '../report.ts'

const longestPattern = 500
const allowed = 200
/** Long enough that a pattern which doubles its work with every letter does not come to its end. */
const tried = 40

/**
 * Patterns run in every visitor's browser while they type. One that cannot be read, or that takes for ever on a text that
 * nearly fits, is found here.
 */
export function checkPatterns(
  patterns: { pointer: string; pattern: string }[],
  entry: string,
  report: PackageReport,
): boolean {
  const sound = patterns.filter(({ pointer, pattern }) => {
    if (pattern.length <= longestPattern && compiles(pattern)) return true
    report.wrong('format.broken_pattern', {}, atPointer(entry, `/schema${pointer}`, pattern))
    return false
  })
  let trying = sound[0]
  const quick = withinTime(allowed, () => {
    for (trying of sound) for (const text of nearMisses(trying.pattern)) new RegExp(trying.pattern, 'u').test(text)
  })
  if (!quick && trying)
    report.wrong('format.slow_pattern', {}, atPointer(entry, `/schema${trying.pointer}`, trying.pattern))
  return quick && sound.length === patterns.length
}

function compiles(pattern: string) {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}

/** Repetitions of what the pattern itself speaks of, with an end that spoils them. */
function nearMisses(pattern: string): string[] {
  const letters = new Set(['a', '0', ' ', ...pattern.replaceAll(/\\./g, '').replaceAll(/[^\p{L}\p{N}@.-]/gu, '')])
  return [...letters].slice(0, 12).map((letter) => `${letter.repeat(tried)}\u0001!`)
}
