import { isObject, parseJson } from '../format/json.ts'
import { limits } from '../format/limits.ts'
import { textOf } from '../format/text.ts'
import { packFiles } from '../make-package.ts'
import { unpack } from '../open-package.ts'
import { PackageUnreadable } from '../report.ts'

const path = 'manifest.json'

/**
 * The same package with a manifest that agrees with its files: their list is left out, because it is made when the package
 * is sealed, and a named file that is not there is no longer named. Null for what has no manifest that could be read.
 */
export async function rewriteManifest(bytes: Buffer, file_name: string): Promise<Buffer | null> {
  try {
    const files = await unpack(bytes, file_name)
    const text = files.get(path)
    const root = text && parseJson(textOf(text, path, limits.text_bytes), path, 'manifest')
    if (!isObject(root)) return null

    const kept = Object.entries(root).filter(([part, value]) => {
      if (part === 'entry' || part === 'sample') return typeof value !== 'string' || files.has(value)
      return part !== 'files'
    })
    files.set(path, Buffer.from(`${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`))
    return packFiles([...files].map(([path, bytes]) => ({ path, bytes })))
  } catch (error) {
    if (error instanceof PackageUnreadable) return null
    throw error
  }
}
