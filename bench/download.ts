/**
 * npm run bench:download [-- MEGABYTES ROUNDS]: one large file, in turns: bare by nginx from its disk, through the portal's
 * permission and nginx as `deploy/nginx` has it (from the object store, then from nginx's copy), and by the portal alone.
 * Ends with 1 when nginx's copy is sent at less than 0.9 of bare. After `npm run build`, and with nothing else running.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { startNginx } from '../drill/nginx.ts'
import { type DrillPortal, openPortal, ownDatabase } from '../drill/portal.ts'
import { storeFile } from '../drill/stored-file.ts'
import { median } from './http/statistics.ts'

const [megabytes = 2_048, rounds = 3] = process.argv.slice(2).map(Number)
const database = await ownDatabase()
const environment = { ...database.settings, S3_PREFIX: `bench/${randomBytes(4).toString('hex')}/` }
const opened: DrillPortal[] = []
const openServing = async (DOWNLOAD_BY: string) => {
  const portal = await openPortal({ ...environment, DOWNLOAD_BY, TRUST_PROXY: '127.0.0.1' })
  opened.push(portal)
  return portal
}
const behind = await openServing('nginx')
const alone = await openServing('portal')
const nginx = await startNginx(behind.port)

const disk = createWriteStream(join(nginx.bareFolder, 'file'))
const file = await storeFile(environment, megabytes * 1024 * 1024, async (piece) => {
  if (!disk.write(piece)) await once(disk, 'drain')
})
disk.end()
await finished(disk)

/** Each time: MB a second, and seconds of a core that nginx used for a GB. */
interface Reading {
  speed: number
  cost: number
}
const readings: Record<string, Reading[]> = { bare: [], 'from the store': [], 'from the copy': [], 'by the portal': [] }
try {
  const load = loadavg()[0] ?? 0
  await read(`${nginx.bareAddress}/file`)
  for (let round = 0; round < rounds; round++) {
    await nginx.forget()
    readings['from the store']?.push(await read(await addressAt(behind, nginx.address)))
    for (let turn = 0; turn < 4; turn++) {
      readings.bare?.push(await read(`${nginx.bareAddress}/file`))
      readings['from the copy']?.push(await read(await addressAt(behind, nginx.address)))
    }
    readings['by the portal']?.push(await read(await addressAt(alone, `http://127.0.0.1:${alone.port}`)))
  }
  console.log(`${megabytes} MB, ${rounds} rounds, ${availableParallelism()} cores, load before ${load.toFixed(1)}`)
  const bare = readings.bare ?? []
  for (const [name, all] of Object.entries(readings)) {
    const speeds = all.map(({ speed }) => speed)
    const cost = median(all.map(({ cost }) => cost)).toFixed(2)
    const listed = speeds.map(Math.round).join(' ')
    console.log(`${name}: ${Math.round(median(speeds))} MB/s (${listed}), nginx ${cost} s of a core for a GB`)
  }
  // In pairs, one right after the other, because what else the machine does changes from one to the next.
  const shares = (readings['from the copy'] ?? []).map(({ speed }, turn) => speed / (bare[turn]?.speed ?? 1))
  console.log(
    `from the copy, of bare, in pairs: ${median(shares).toFixed(2)} (${shares.map((share) => share.toFixed(2)).join(' ')})`,
  )
  if (median(shares) < 0.9) process.exitCode = 1
} finally {
  await file.remove()
  await nginx.stop()
  for (const portal of opened) await portal.close()
  await database.drop()
}

async function addressAt(portal: DrillPortal, base: string) {
  const { text } = await portal.post(`/api/files/${file.file_id}/address`, {}, { authorization: file.authorization })
  return base + JSON.parse(text).data.address
}

/** From the first request to the last byte: finding out whether one may is part of it. */
async function read(address: string): Promise<Reading> {
  const before = nginx.spent()
  const { stdout } = await promisify(execFile)('curl', [
    '-sf',
    '-o',
    '/dev/null',
    '-w',
    '%{size_download} %{time_total}',
    address,
  ])
  const [bytes = 0, seconds = 1] = stdout.split(' ').map(Number)
  if (bytes !== megabytes * 1024 * 1024) throw new Error(`${address} gave ${bytes} bytes`)
  return { speed: bytes / 1024 / 1024 / seconds, cost: (nginx.spent() - before) / (megabytes / 1024) }
}
