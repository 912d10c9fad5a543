import { globSync, readFileSync } from 'node:fs'

/**
 * `sql<Row>` asserts what a statement answers, and nothing looks whether that is so. `typedSql(schema)` is checked by the
 * tests. This number only goes down.
 */
const mostAssertions = 99

const files = globSync('server/src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const places = files.sort().flatMap((file) => {
  const count = readFileSync(file, 'utf8').match(/\bsql</g)?.length ?? 0
  return count ? [{ file, count }] : []
})
const total = places.reduce((sum, { count }) => sum + count, 0)

console.log(`${total} sql<Row> assertions, at most ${mostAssertions}`)
if (total > mostAssertions) {
  for (const { file, count } of places) console.error(`${count} ${file}`)
  console.error('Use typedSql(schema) from server/src/platform/db/typed-sql.ts, or the query builder.')
  process.exitCode = 1
}
