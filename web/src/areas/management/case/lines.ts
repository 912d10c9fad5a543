import type { CaseStory } from '@atrium/contract/case/management'
import { type Language, languages } from '@atrium/contract/languages'
import type { TextPerLanguage } from '@atrium/contract/resource/package'

/**
 * Parts of a story as lines of text, a box for each language: the first line of every language tells the same, and so
 * do the second ones. Within a line, what is separated by `|` stands side by side.
 */
export type Lines = Partial<Record<Language, string>>

const between = ' | '

/** One text of many as a line: parts that a language does not have stay empty. */
function formatLines(rows: readonly (readonly (TextPerLanguage | undefined)[])[]): Lines {
  const usedLanguages = languages.filter((language) => rows.some((row) => row.some((text) => text?.[language])))
  return Object.fromEntries(
    usedLanguages.map((language) => [
      language,
      rows
        .map((row) =>
          row
            .map((text) => text?.[language] ?? '')
            .join(between)
            .replace(/(?: \| ?)+$/, ''),
        )
        .join('\n'),
    ]),
  )
}

/** Lines as rows of texts: the longest language says how many there are. */
function parseLines(lines: Lines): TextPerLanguage[][] {
  const cells = languages.map((language) => {
    const text = (lines[language] ?? '').trim()
    return text === '' ? [] : text.split('\n').map((line) => line.split('|').map((part) => part.trim()))
  })
  const rows = Math.max(0, ...cells.map((language) => language.length))
  return Array.from({ length: rows }, (_, row) => {
    const columns = Math.max(1, ...cells.map((language) => language[row]?.length ?? 0))
    return Array.from({ length: columns }, (_, column) =>
      Object.fromEntries(
        languages.flatMap((language, at) => {
          const part = cells[at]?.[row]?.[column]
          return part ? [[language, part]] : []
        }),
      ),
    )
  }).filter((row) => row.some(isText))
}

const isText = (text: TextPerLanguage | undefined) => text !== undefined && Object.keys(text).length > 0

/** How one part of a story is written as lines, and read from them. */
export interface Spelling<Part> {
  lines: (part: Part) => Lines
  part: (lines: Lines) => Part
}

/** A paragraph, or a point, in a line. */
export const paragraphs: Spelling<TextPerLanguage[]> = {
  lines: (texts) => formatLines(texts.map((text) => [text])),
  part: (lines) => parseLines(lines).flatMap((row) => row.slice(0, 1)),
}

/** `label | before | value | unit` in a line. */
export const figures: Spelling<CaseStory['figures']> = {
  lines: (list) => formatLines(list.map(({ label, before, value, unit }) => [label, before, value, unit])),
  part: (lines) =>
    parseLines(lines).map(([label, before, value, unit]) => ({
      value: value ?? {},
      ...(isText(label) && { label }),
      ...(isText(before) && { before }),
      ...(isText(unit) && { unit }),
    })),
}

/** `moment | event` in a line. */
export const timeline: Spelling<CaseStory['timeline']> = {
  lines: (list) => formatLines(list.map(({ moment, event }) => [moment, event])),
  part: (lines) => parseLines(lines).map(([moment, event]) => ({ moment: moment ?? {}, event: event ?? {} })),
}

type CaseProcessLine = NonNullable<CaseStory['process']>['before']

/** The label in the first line, a step in each of the others; what goes on at the same time stands side by side. */
export const way: Spelling<CaseProcessLine | null> = {
  lines: (one) => (one ? formatLines([[one.label], ...one.steps]) : {}),
  part: (lines) => {
    const [head, ...steps] = parseLines(lines)
    return head ? { label: head[0] ?? {}, steps: steps.map((step) => step.filter(isText)) } : null
  },
}
