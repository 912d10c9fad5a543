import { createReadStream } from 'node:fs'
import type { Platform } from '../../platform.ts'
import { isArchive, walkArchive } from './file.archive.ts'
import { type BlobContent, bring, type WorkSpace } from './file.blob.ts'
import { lookForMacros, refuseOpenMacros } from './file.macros.ts'
import type { StepResult } from './file.step.ts'

const namesKept = 200

/** Opens what can be opened: programs hidden in documents are put away, and what an archive holds is written down. */
export async function unpackContent(
  { storage }: Platform,
  content: BlobContent,
  space: WorkSpace,
): Promise<StepResult> {
  const { path } = await bring(storage, content, space)
  if (!(await isArchive(path))) {
    await lookForMacros('', createReadStream(path))
    return {}
  }

  const names: string[] = []
  let isOpenDocument = false
  const archive = { entries: 0, size: 0, levels: 1 }
  for await (const { name, level, size, content: inflated } of walkArchive(path, content.kind, space)) {
    await lookForMacros(name, inflated)
    isOpenDocument ||= level === 1 && name === 'mimetype'
    if (isOpenDocument && level === 1) refuseOpenMacros(name)
    archive.entries++
    archive.size += size
    archive.levels = Math.max(archive.levels, level)
    if (level === 1 && names.length < namesKept) names.push(name)
  }
  return { about: { archive: { ...archive, names } } }
}
