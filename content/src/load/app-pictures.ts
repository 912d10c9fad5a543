import type { Db } from '@atrium/server/platform/db/db'
import type { DemoApp } from '../kinds.ts'
import { screenOf } from '../screen/screen.ts'
import { storeFile } from './file.ts'
import type { LoadContext } from './resources.ts'

/** Drawn once for readers of every language; the worker makes pictures of them, as of anybody's. */
export async function storeScreens(
  db: Db,
  storage: LoadContext['storage'],
  user_id: number,
  { slug, screens }: DemoApp,
) {
  const kept: { file_id: number; caption: DemoApp['title'] }[] = []
  for (const [place, { screen, caption }] of screens.entries()) {
    const bytes = Buffer.from(screenOf(screen, `${slug} ${place}`))
    const file_name = `${slug}-${place + 1}.svg`
    kept.push({ file_id: await storeFile(db, storage, { user_id, file_name, kind: 'image', bytes }), caption })
  }
  return kept
}
