import * as kysely from '../../../node_modules/kysely/dist/index.js'
import { noteCallSite, recordStatement, rowCheck } from './record.ts'

/**
 * Stands for the package `kysely` in tests (vitest.config.ts): records what the server executes, and which `sql` templates
 * took part.
 */
export * from '../../../node_modules/kysely/dist/index.js'

export class Kysely<DB> extends kysely.Kysely<DB> {
  constructor(config: kysely.KyselyConfig) {
    super({
      ...config,
      plugins: [...(config.plugins ?? []), rowCheck],
      log(event) {
        recordStatement(event.query)
        if (typeof config.log === 'function') config.log(event)
      },
    })
  }
}

function recordedSql(strings: TemplateStringsArray, ...values: unknown[]) {
  noteCallSite(strings)
  return kysely.sql(strings, ...values)
}

export const sql = Object.assign(recordedSql, kysely.sql)
