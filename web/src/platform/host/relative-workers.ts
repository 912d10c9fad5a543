import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const absolute = /new URL\(([`"'])\/assets\//g

/** Scripts name the workers they start by an address from the root of the host; beside themselves they find them below any path. */
export async function relativeWorkers(folder: string) {
  const assets = join(folder, 'assets')
  let found = 0
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.js')) continue
    const text = await readFile(join(assets, name), 'utf8')
    const relative = text.replace(absolute, 'new URL($1')
    if (relative === text) continue
    found++
    await writeFile(join(assets, name), relative)
  }
  if (found === 0) throw new Error('relative-workers: the bundler names workers in another way, look again')
}
