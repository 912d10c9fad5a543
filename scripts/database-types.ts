import { writeFileSync } from 'node:fs'
import { copyTemplate } from '../server/test/database.ts'
import { described, describeTables } from '../server/test/describe-tables.ts'
import { prepareTemplate } from '../server/test/template.ts'

await prepareTemplate()
const database = await copyTemplate()
try {
  writeFileSync(described, describeTables(database.ownerUrl))
} finally {
  await database.drop()
}
