import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import type { Language } from '@atrium/contract/languages'
import { ZipFile } from 'yazl'
import { harmless } from '../../platform/storage/attachment.ts'
import type { Platform } from '../../platform.ts'
import type { Kit, Used } from './case.kit.ts'
import { readMe } from './case.kit-texts.ts'

/** What is in the zip, under which name. */
export function packagesOf({ used }: Pick<Kit, 'used'>) {
  return used
    .filter(({ in_kit }) => in_kit)
    .map((one, place) => ({ ...one, path: `${String(place + 1).padStart(2, '0')}-${harmless(one.file_name)}` }))
}

interface Packing extends Pick<Platform, 'storage' | 'config'> {
  language: Language
}

/**
 * Packages lie in it as they lie in the store, so that their sums hold; nothing is packed twice, and the size is known before
 * the first byte. The same kit is the same bytes for everybody who reads the same language.
 */
export function packKit({ storage, config, language }: Packing, kit: Kit): { body: Readable; size: number } {
  const zip = new ZipFile()
  const body = zip.outputStream as Readable
  const packages = packagesOf(kit)
  const options = { compress: false, mtime: new Date(kit.published_at) }
  let open: Readable | undefined
  let size = 0

  zip.on('error', (error) => body.destroy(error))
  body.once('close', () => open?.destroy())
  const page = `${config.PUBLIC_ADDRESS}/case/${kit.case_id}`
  zip.addBuffer(Buffer.from(readMe(language, kit, packages, page)), 'README.md', options)
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifestOf(kit, packages, config), null, 2)}\n`), 'kit.json', options)
  zip.addBuffer(Buffer.from(packages.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('')), 'SHA256SUMS', options)
  for (const { path, object_key, size } of packages) {
    zip.addReadStreamLazy(path, { ...options, size }, (take) => callbackify(read)(object_key, take))
  }
  // Known at once, because nothing is compressed; its type does not tell that it is handed a number.
  const known = (total: number) => {
    size = total
  }
  zip.end({ forceZip64Format: false, comment: '' }, known as () => void)
  return { body, size }

  async function read(object_key: string): Promise<Readable> {
    const found = await storage.get(object_key)
    if (!found) throw new Error(`the object ${object_key} is not in the store`)
    open = found.body
    return open
  }
}

function manifestOf({ case_id, title, used }: Kit, packages: (Used & { path: string })[], config: Packing['config']) {
  const address = (path: string) => config.PUBLIC_ADDRESS + path
  return {
    kitVersion: 1,
    case: { id: case_id, title, address: address(`/case/${case_id}`) },
    files: packages.map(({ path, resource_id, resource_type, title, version, state, size, sha256 }) => ({
      ...{ path, sha256, size, title, type: resource_type, version, state },
      address: address(`/resource/${resource_type}/${resource_id}`),
    })),
    missing: used
      .filter(({ in_kit }) => !in_kit)
      .map(({ title, resource_type, version, state }) => ({ title, type: resource_type, version, state })),
  }
}
