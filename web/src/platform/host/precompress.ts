import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const worthwhile = /\.(js|css|json|svg|txt|xml|webmanifest)$/

/** Static files are compressed once, as small as they go, when the pages are built. */
export async function precompress(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = files.filter((file) => file.isFile() && worthwhile.test(file.name))

  for (const file of names) {
    const path = join(file.parentPath, file.name)
    const content = await readFile(path)
    if (content.length < 512) continue

    await writeFile(`${path}.br`, await brotli(content))
    await writeFile(`${path}.gz`, await gzip(content, { level: 9 }))
  }
}
