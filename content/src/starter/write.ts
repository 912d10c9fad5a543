import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeStarters } from './starter.ts'

const folder = join(import.meta.dirname, '../../../web/public/starter')

mkdirSync(folder, { recursive: true })
for (const { type, bytes } of await makeStarters()) writeFileSync(join(folder, `${type}.zip`), bytes)
