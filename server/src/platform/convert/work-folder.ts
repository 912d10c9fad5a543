import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** TMPDIR says where: the disk needs room for the largest file as often as jobs run side by side. */
const root = join(tmpdir(), 'atrium-work')

/** A folder for one piece of work, gone when the work is over, however it ends. */
export async function inWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(root, { recursive: true })
  await sweepWorkFolders()
  const folder = await mkdtemp(join(root, `${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what processes left behind that were killed. The name of a folder begins with the process it belongs to. */
export async function sweepWorkFolders(): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    if (!isAlive(Number.parseInt(name, 10))) await rm(join(root, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process of another user is alive, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
