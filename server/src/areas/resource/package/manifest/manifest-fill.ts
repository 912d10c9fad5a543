import { givenTitle } from '@atrium/contract/file-name'
import type { Manifest, TextPerLanguage } from '@atrium/contract/resource/package'
import { pinyin } from '../../../../search/text/sound.ts'
import type { OpenPackage } from '../open-package.ts'
import type { PackageContents } from '../source.ts'
import { textsOf } from '../source.ts'

/** A manifest as far as it is known; what its author must still write is null. */
export type ManifestDraft = { [Part in keyof Manifest]: Manifest[Part] | null }

const longestId = 60

/** What was given stays; what a look inside tells is added. */
export function fillManifest(
  file_name: string,
  { type, entry, manifest }: OpenPackage,
  found: PackageContents | null,
  files: Manifest['files'],
): ManifestDraft {
  const title = manifest.title ?? found?.title ?? textsOf(givenTitle(file_name))
  return {
    manifestVersion: 1,
    id: manifest.id ?? idOf(givenTitle(file_name), title),
    type,
    version: manifest.version ?? null,
    title,
    summary: manifest.summary ?? found?.summary ?? null,
    requires: manifest.requires ?? [],
    dependsOn: manifest.dependsOn ?? dependenciesOf(found),
    licence: manifest.licence ?? null,
    derivedFrom: manifest.derivedFrom ?? null,
    entry,
    sample: manifest.sample ?? found?.sample ?? null,
    files,
  }
}

/** Of unrecognised content only the file name is known. */
export function emptyManifest(file_name: string): ManifestDraft {
  return {
    manifestVersion: 1,
    id: idOf(givenTitle(file_name), null),
    type: null,
    version: null,
    title: textsOf(givenTitle(file_name)),
    summary: null,
    requires: [],
    dependsOn: [],
    licence: null,
    derivedFrom: null,
    entry: null,
    sample: null,
    files: [],
  }
}

function dependenciesOf(found: PackageContents | null): Manifest['dependsOn'] {
  return (found?.apps ?? []).slice(0, 50).map((id) => ({ kind: 'app', id: id.slice(0, 80), range: '*' }))
}

/** Latin letters as they are, Chinese ones by their sound. */
function idOf(stem: string, title: TextPerLanguage | null): string | null {
  const spoken = (text: string) =>
    pinyin()(text.slice(0, 40), { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('-')
  for (const text of [stem, title?.en, title?.['zh-CN']]) {
    const id = spoken(text ?? '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .slice(0, longestId)
      .replace(/^-+|-+$/g, '')
    if (/[a-z]/.test(id)) return id
  }
  return null
}
