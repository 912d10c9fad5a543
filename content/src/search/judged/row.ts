import type { RelevanceGrades } from '../score.ts'

/**
 * A question somebody types, and what a careful editor would want it to find, by slug:
 *
 *   best  (3) answers it: belongs into the first three places
 *   good  (2) is about it: belongs among the first ten
 *   fair  (1) touches on it: worth a place among the first ten, behind the others
 *
 * Judged by what the items say, title to last page, never by what a search happens to find: a title that only shares a
 * word ('twenty minutes' for `minutes`) is left out, and what answers in another language is as good as any.
 *
 * Where the words stand inside something, the slug says at which spot it must open: `f05?node=prepare_office`,
 * `leave-request?field=kind`, `verify-a-download#h-三步`, `v6?t=透明底` (the second at which these words are said), or
 * `u6?page=` where any page will do, because where pages break depends on the fonts.
 */
export type JudgedRow = readonly [question: string, best: string, good?: string, fair?: string]

/** Typed in another way, each question finds what `meant` finds: `yeban | 夜班`, one to a line. */
export function sameAs(judged: readonly JudgedRow[], lines: string): JudgedRow[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', meant] = line.split('|').map((part) => part.trim())
      const row = judged.find(([question]) => question === meant)
      if (!row) throw new Error(`${meant} is not judged`)
      const [, ...grades] = row
      return [typed, ...grades]
    })
}

export function gradesOf([, ...lists]: JudgedRow): RelevanceGrades {
  return new Map(lists.flatMap((list, at) => namesOf(list).map(({ slug }) => [slug, 3 - at] as const)))
}

/** Where the hits must open, by slug: `?node=prepare_office`. */
export function spotsOf([, ...lists]: JudgedRow): ReadonlyMap<string, string> {
  const named = lists.flatMap((list) => namesOf(list))
  return new Map(named.flatMap(({ slug, spot }) => (spot === '' ? [] : [[slug, spot] as const])))
}

function namesOf(list = '') {
  const names = list.split(' ').filter((name) => name !== '')
  return names.map((name) => {
    const [slug = ''] = name.split(/[?#]/)
    return { slug, spot: name.slice(slug.length) }
  })
}
