import type { ResourceType } from '@atrium/contract/resource-types'
import { limits } from './limits.ts'
import type { ZipArchive } from './unzip.ts'

export function looksLikeOffice({ names }: ZipArchive): boolean {
  return names.includes('[Content_Types].xml') || (names.includes('mimetype') && names.includes('content.xml'))
}

/** A document with placeholders is a template for documents; one without, made as a template, carries styles. */
export async function recogniseOffice(archive: ZipArchive, file_name: string): Promise<ResourceType> {
  const main = ['word/document.xml', 'content.xml']
  const parts = await archive.read((name) => main.includes(name), limits.part_bytes)
  const text = [...parts.values()].map((part) => part.toString().replace(/<[^>]*>/g, '')).join('')
  if (/\{[^{}]{1,100}\}/.test(text)) return 'document-template'
  return /\.(dotx|ott)$/i.test(file_name) ? 'document-style' : 'document-template'
}
