import { mkdirSync, writeFileSync } from 'node:fs'
import { makeStarters } from '../content/src/starter/starter.ts'

const folder = 'web/public/starter'

/** Writes the starter packages that the upload centre offers; a test compares them with what is made. */
mkdirSync(folder, { recursive: true })
for (const { type, bytes } of await makeStarters()) writeFileSync(`${folder}/${type}.zip`, bytes)
