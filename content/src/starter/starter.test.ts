import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { starterSizes } from '@atrium/contract/resource/starters'
import { readPackage } from '@atrium/server/areas/resource/package/read-package'
import { expect, test } from 'vitest'
import { makeStarters } from './starter.ts'

const folder = join(import.meta.dirname, '../../../web/public/starter')
const starters = await makeStarters()

test.each(starters)(
  'the starter package of $type passes every check; fonts that need a licence are named [UPL-05]',
  async ({ type, bytes }) => {
    const read = await readPackage({ file_name: `${type}.zip`, bytes })

    const found = read.checks.filter(({ outcome }) => outcome !== 'passed')
    expect(found.filter(({ message }) => message !== 'fonts.not_free')).toEqual([])
    expect(read).toMatchObject({ type, inside: { type }, manifest: { version: '1.0.0', licence: 'CC-BY-4.0' } })
  },
)

test.each(starters)(
  'the file that is served for $type is what is made, in the size that is shown',
  ({ type, bytes }) => {
    const served = readFileSync(join(folder, `${type}.zip`))

    expect(served.equals(bytes), 'run npm run starters').toBe(true)
    expect(served.length).toBe(starterSizes[type])
  },
)
