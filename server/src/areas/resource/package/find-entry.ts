import type { ResourceType } from '@atrium/contract/resource-types'
import { recogniseName, recogniseText } from './recognise.ts'
import { looksZipped } from './unzip.ts'

/** By the names that packages use. What binds others comes before what is bound: a flow before its form and its document. */
const conventional: [pattern: RegExp, type: ResourceType][] = [
  [/^flow\.(bpmn|xml)$/, 'flow'],
  [/^index\.html?$/, 'login'],
  [/^portal\.json$/, 'portal'],
  [/^form\.json$/, 'form'],
  [/^document\.(docx|dotx|odt|ott)$/, 'document-template'],
  [/^schedule\.ics$/, 'schedule'],
  [/^styles\.(dotx|docx|css)$/, 'document-style'],
  [/^tokens\.json$/, 'document-style'],
]
const order: ResourceType[] = ['flow', 'login', 'portal', 'schedule', 'document-template', 'form', 'document-style']
const beside = /(^|\/)(manifest|login|variables|sample|package|tokens)\.json$/

/** Which file of a package the preview opens, by its name, else by what it holds. */
export function findEntry(
  files: Map<string, Buffer>,
  wanted?: ResourceType,
): { type: ResourceType; entry: string } | null {
  const suits = (type: ResourceType | null): type is ResourceType => type !== null && (!wanted || type === wanted)
  for (const [pattern, type] of conventional)
    for (const entry of files.keys()) if (pattern.test(entry) && suits(type)) return { type, entry }

  const candidates = [...files]
    .filter(([path]) => !path.includes('/') && !beside.test(path))
    .flatMap(([entry, bytes]) => {
      const type = looksZipped(bytes) ? recogniseName(entry) : (recogniseText(bytes) ?? sheet(entry))
      return suits(type) ? [{ type, entry }] : []
    })
  return order.flatMap((type) => candidates.filter((one) => one.type === type))[0] ?? null
}

function sheet(entry: string): ResourceType | null {
  return entry.endsWith('.css') ? 'document-style' : null
}
