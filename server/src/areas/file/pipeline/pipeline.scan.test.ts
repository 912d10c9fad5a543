import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eicar } from '../../../../test/files/eicar.ts'
import { zip } from '../../../../test/files/zip.ts'
import { readConfig } from '../../../config.ts'
import { openScanner, type Scan } from '../../../platform/scan/clamd.ts'
import type { BlobContent } from '../file.blob.ts'
import { scanWhole } from './pipeline.scan.ts'

/** As for files of gigabytes, only smaller. */
const sizes = { longest: 20_000, piece: 8_000, overlap: 500 }
const { signal } = new AbortController()

test.each([0, 7_900, 7_990, 31_000, 39_930])('in a long file the test virus is found at byte %i', async (at) => {
  const bytes = Buffer.alloc(40_000, '.')
  eicar.copy(bytes, at)

  await expect(scanned(bytes)).rejects.toMatchObject({ state: 'quarantined', reason: 'infected' })
})

test('a long file without it is clean', async () => {
  await scanned(randomBytes(40_000))
})

test('a long archive is looked through entry by entry, archives in it too', async () => {
  const filling = { name: 'filling', content: randomBytes(19_000) }
  const inner = zip([{ name: 'virus', content: eicar }])

  await scanned(zip([filling, { ...filling, name: 'more' }]))
  await expect(scanned(zip([filling, filling, { name: 'inner.zip', content: inner }]))).rejects.toMatchObject({
    reason: 'infected',
  })
})

test('an entry too long for one look is refused', async () => {
  await expect(scanned(zip([{ name: 'a', content: randomBytes(30_000) }]))).rejects.toMatchObject({
    reason: 'too_large_unpacked',
  })
})

test('what the scanner did not look through is looked through by us, or refused', async () => {
  const unsure: Scan = async (content) => {
    let first: Buffer | undefined
    for await (const piece of content) first ??= Buffer.from(piece)
    const packed = first?.subarray(0, 2).toString() === 'PK'
    return packed ? { verdict: 'limits', signature: 'Heuristics.Limits.Exceeded.MaxScanSize' } : { verdict: 'clean' }
  }

  await scanned(zip([{ name: 'a.zip', content: zip([{ name: 'b', content: 'b' }]) }]), unsure)
  await expect(scanned(Buffer.from('PK?'), unsure)).rejects.toMatchObject({ reason: 'too_large_unpacked' })
})

async function scanned(bytes: Buffer, scan = openScanner(readConfig(process.env))) {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'content')
  await writeFile(path, bytes)
  const content = { size: bytes.length, kind: 'resource' } as BlobContent
  await scanWhole(scan, path, content, { folder, signal }, sizes)
}
