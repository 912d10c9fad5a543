import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const described = join(root, 'server/src/platform/db/database.ts')

/** The tables as TypeScript: moments are text and numbers are numbers, as `values.ts` reads them. */
export function describeTables(databaseUrl: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-types-'))
  const file = join(folder, 'database.ts')
  try {
    run('kysely-codegen', [
      '--dialect',
      'postgres',
      '--url',
      databaseUrl,
      '--out-file',
      file,
      '--log-level',
      'error',
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
      '--type-only-imports',
      '--date-parser',
      'string',
      '--numeric-parser',
      'number',
      '--type-mapping',
      JSON.stringify({ int8: 'number', timestamptz: 'string' }),
    ])
    // Under another name, because Biome leaves the generated file itself alone.
    return run('biome', ['format', '--stdin-file-path=tables.ts'], readFileSync(file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function run(tool: string, parameters: string[], input?: Buffer) {
  return execFileSync(join(root, 'node_modules/.bin', tool), parameters, { cwd: root, encoding: 'utf8', input })
}
