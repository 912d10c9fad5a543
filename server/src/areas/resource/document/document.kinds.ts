import { posix } from 'node:path'
import type { ResourceType } from '@atrium/contract/resource-types'

/** The step of a package's content that makes its pages: its outcome says why there are none. */
export const drawStep = 'draw'

/** What the second document of a type is called: filled with the sample data, or the specimen without the style. */
export const otherPages: Partial<Record<ResourceType, string>> = {
  'document-template': 'pdf-filled',
  'document-style': 'pdf-before',
}

const endings = new Set(['.docx', '.dotx', '.odt', '.ott'])

/** A style sheet needs no pages: browsers show it themselves. */
export function hasPages(type: ResourceType | null, entry: string): boolean {
  return type !== null && type in otherPages && endings.has(posix.extname(entry).toLowerCase())
}
