/**
 * npm run bench:download [-- MEGABYTES ROUNDS]: one large file, in turns: bare by nginx from its disk, through the portal's
 * permission and nginx as `deploy/nginx` has it (from the object store, then from nginx's copy), and by the portal alone.
 * After `npm run build`, and with nothing else running.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { type House, openHouse, ownDatabase } from '../drill/house.ts'
import { startNginx } from '../drill/nginx.ts'
import { storeFile } from '../drill/stored-file.ts'

const [megabytes = 2_048, rounds = 3] = process.argv.slice(2).map(Number)
const database = await ownDatabase()
const environment = { DATABASE_URL: database.url, S3_PREFIX: `bench/${randomBytes(4).toString('hex')}/` }
const opened: House[] = []
const openPortal = async (DOWNLOAD_BY: string) => {
  const house = await openHouse({ ...environment, DOWNLOAD_BY, TRUST_PROXY: '127.0.0.1' })
  opened.push(house)
  return house
}
const behind = await openPortal('nginx')
const alone = await openPortal('portal')
const nginx = await startNginx(behind.port)

const disk = createWriteStream(join(nginx.bareFolder, 'file'))
const file = await storeFile(environment, megabytes * 1024 * 1024, async (piece) => {
  if (!disk.write(piece)) await once(disk, 'drain')
})
disk.end()
await finished(disk)

const speeds: Record<string, number[]> = { bare: [], 'from the store': [], 'from the copy': [], 'by the portal': [] }
try {
  const load = loadavg()[0] ?? 0
  await read(`${nginx.bareAddress}/file`)
  for (let round = 0; round < rounds; round++) {
    await nginx.forget()
    speeds['from the store']?.push(await read(await addressAt(behind, nginx.address)))
    for (let turn = 0; turn < 2; turn++) {
      speeds.bare?.push(await read(`${nginx.bareAddress}/file`))
      speeds['from the copy']?.push(await read(await addressAt(behind, nginx.address)))
    }
    speeds['by the portal']?.push(await read(await addressAt(alone, `http://127.0.0.1:${alone.port}`)))
  }
  console.log(`${megabytes} MB, ${rounds} rounds, ${availableParallelism()} cores, load before ${load.toFixed(1)}`)
  const bare = median(speeds.bare ?? [])
  for (const [name, all] of Object.entries(speeds)) {
    const listed = all.map((speed) => Math.round(speed)).join(' ')
    console.log(`${name}: ${Math.round(median(all))} MB/s, ${(median(all) / bare).toFixed(2)} of bare (${listed})`)
  }
} finally {
  await file.remove()
  await nginx.stop()
  for (const house of opened) await house.close()
  await database.drop()
}

async function addressAt(house: House, base: string) {
  const { text } = await house.post(`/api/files/${file.file_id}/address`, {}, { authorization: file.authorization })
  return base + JSON.parse(text).data.address
}

/** MB a second, from the first request to the last byte: finding out whether one may is part of it. */
async function read(address: string): Promise<number> {
  const { stdout } = await promisify(execFile)('curl', [
    ...['-sf', '-o', '/dev/null', '-w', '%{size_download} %{time_total}', address],
  ])
  const [bytes = 0, seconds = 1] = stdout.split(' ').map(Number)
  if (bytes !== megabytes * 1024 * 1024) throw new Error(`${address} gave ${bytes} bytes`)
  return bytes / 1024 / 1024 / seconds
}

function median(all: number[]) {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}
