import { writeFileSync } from 'node:fs'
import { copyTemplate, prepareTemplate } from '../server/test/database.ts'
import { described, describeTables } from '../server/test/describe-tables.ts'

await prepareTemplate()
const database = await copyTemplate()
try {
  writeFileSync(described, describeTables(database.url))
} finally {
  await database.drop()
}
