import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The pages are built once, and again when a file they are made from is newer than what was built. */
export async function isBuildStale(root: string): Promise<boolean> {
  const built = await changed(join(root, 'web/build/server/index.js'))
  if (built === null) return true

  const sources = ['web/src', 'web/public', 'contract/src'].map((folder) => newest(join(root, folder)))
  return Math.max(...(await Promise.all(sources))) > built
}

async function newest(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const times = await Promise.all(files.map(({ parentPath, name }) => changed(join(parentPath, name))))
  return Math.max(0, ...times.map((time) => time ?? 0))
}

async function changed(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
}
