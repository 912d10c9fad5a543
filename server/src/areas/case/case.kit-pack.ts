import type { Language } from '@atrium/contract/languages'
import { packZip } from '../../platform/archive/pack.ts'
import { sanitizeFileName } from '../../platform/storage/attachment.ts'
import type { Platform } from '../../platform.ts'
import type { CaseKit, UsedPackage } from './case.kit.ts'
import { readMe } from './case.kit-texts.ts'

/** What is in the zip, under which name. */
export function packagesOf({ used }: Pick<CaseKit, 'used'>) {
  return used
    .filter(({ in_kit }) => in_kit)
    .map((one, place) => ({ ...one, path: `${String(place + 1).padStart(2, '0')}-${sanitizeFileName(one.file_name)}` }))
}

interface KitPackContext extends Pick<Platform, 'storage' | 'config'> {
  language: Language
}

/** The same kit is the same bytes for everybody who reads the same language. */
export function packKit({ storage, config, language }: KitPackContext, kit: CaseKit) {
  const packages = packagesOf(kit)
  const page = `${config.PUBLIC_ADDRESS}/case/${kit.case_id}`
  const texts = {
    'README.md': readMe(language, kit, packages, page),
    'kit.json': `${JSON.stringify(manifestOf(kit, packages, config), null, 2)}\n`,
    SHA256SUMS: packages.map(({ sha256, path }) => `${sha256}  ${path}\n`).join(''),
  }
  const written = Object.entries(texts).map(([path, text]) => ({ path, bytes: Buffer.from(text) }))
  return packZip(storage, [...written, ...packages], new Date(kit.published_at))
}

function manifestOf(
  { case_id, title, used }: CaseKit,
  packages: (UsedPackage & { path: string })[],
  config: KitPackContext['config'],
) {
  const address = (path: string) => config.PUBLIC_ADDRESS + path
  return {
    kitVersion: 1,
    case: { id: case_id, title, address: address(`/case/${case_id}`) },
    files: packages.map(({ path, resource_id, resource_type, title, version, state, size, sha256 }) => ({
      path,
      sha256,
      size,
      title,
      type: resource_type,
      version,
      state,
      address: address(`/resource/${resource_type}/${resource_id}`),
    })),
    missing: used
      .filter(({ in_kit }) => !in_kit)
      .map(({ title, resource_type, version, state }) => ({ title, type: resource_type, version, state })),
  }
}
