import type { ResourceType } from '@atrium/contract/resource-types'

/** A payload by its type, any other file by what it is for. */
export type AboutFile =
  | ResourceType
  | ('variables' | 'slots' | 'tokens' | 'sample')
  | ('picture' | 'font' | 'sheet' | 'script' | 'page' | 'reading' | 'other')

const byEnding: [pattern: RegExp, about: AboutFile][] = [
  [/(^|\/)variables\.json$/i, 'variables'],
  [/(^|\/)login\.json$/i, 'slots'],
  [/(^|\/)tokens\.json$/i, 'tokens'],
  [/(^|\/)sample\.json$/i, 'sample'],
  [/(^|\/)form\.json$/i, 'form'],
  [/\.bpmn$/i, 'flow'],
  [/\.(docx|dotx|odt|ott)$/i, 'document-template'],
  [/\.ics$/i, 'schedule'],
  [/\.(png|jpe?g|webp|avif|gif|ico|svg)$/i, 'picture'],
  [/\.(woff2?|ttf|otf)$/i, 'font'],
  [/\.css$/i, 'sheet'],
  [/\.m?js$/i, 'script'],
  [/\.html?$/i, 'page'],
  [/\.(pdf|md|txt)$/i, 'reading'],
]

/** What a file of a package is, in one word that pages have a text for. The payload is called by its type. */
export function aboutFile(
  path: string,
  { type, entry, sample }: { type: ResourceType; entry: string; sample: string | null },
): AboutFile {
  if (path === entry) return type
  const about = byEnding.find(([pattern]) => pattern.test(path))?.[1]
  return about ?? (path === sample ? 'sample' : 'other')
}
