/**
 * pgBackRest, which makes and restores backups of PostgreSQL. Its options come from deploy/backup/pgbackrest.conf and from
 * the environment (PGBACKREST_…), secrets only from the latter.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface DatabaseBackup {
  label: string
  type: 'full' | 'diff' | 'incr'
  began_at: Date
  ended_at: Date
  /** The first state that a restore of this backup can reach. */
  lsn: string
  database_bytes: number
  /** What it takes up in the repository, without what it shares with older backups. */
  repository_bytes: number
  /** Pages whose checksums were wrong. */
  has_errors: boolean
}

interface BackupInfo {
  label: string
  type: DatabaseBackup['type']
  timestamp: { start: number; stop: number }
  lsn: { stop: string }
  info: { size: number; repository: { delta: number } }
  error: boolean
  annotation?: Record<string, string>
}

interface StanzaInfo {
  status: { code: number; message: string }
  backup: BackupInfo[]
  archive: { id: string; max: string | null }[]
}

export type PgBackRest = ReturnType<typeof openPgBackRest>

export function openPgBackRest(environment: NodeJS.ProcessEnv) {
  const stanza = environment.PGBACKREST_STANZA ?? ''

  async function call(command: string, ...options: string[]): Promise<string> {
    const { stdout } = await runAsPostgres('pgbackrest', [command, ...options], environment)
    return stdout
  }

  async function readInfo(...options: string[]): Promise<StanzaInfo> {
    const [info] = JSON.parse(await call('info', '--output=json', ...options)) as StanzaInfo[]
    if (!info) throw new Error(`pgBackRest knows no stanza '${stanza}'`)
    return info
  }

  return {
    /** Where there is one already, nothing changes. */
    async createStanza() {
      await call('stanza-create')
    },
    /** Closes the present WAL segment and waits until it is in the repository. */
    async checkArchiving() {
      await call('check')
    },
    async backUp(type: DatabaseBackup['type']): Promise<DatabaseBackup> {
      await call('backup', `--type=${type}`)
      const newest = (await this.listBackups()).at(-1)
      if (!newest) throw new Error('pgBackRest made a backup and does not list it')
      return newest
    },
    /** The newest last. */
    async listBackups(): Promise<DatabaseBackup[]> {
      return (await readInfo()).backup.map(describeBackup)
    },
    /** Notes are kept with the backup in the repository, encrypted like it, and go with it. */
    async writeNote(label: string, name: string, text: string) {
      await call('annotate', `--set=${label}`, `--annotation=${name}=${text}`)
    },
    async readNote(label: string, name: string): Promise<string | undefined> {
      const { backup } = await readInfo(`--set=${label}`)
      return backup.find((one) => one.label === label)?.annotation?.[name]
    },
    /** When the newest WAL segment arrived in the repository; null if none did. */
    async newestWalAt(): Promise<Date | null> {
      const newest = (await readInfo()).archive.at(-1)
      if (!newest?.max) return null
      const folder = `archive/${stanza}/${newest.id}/${newest.max.slice(0, 16)}`
      const files = JSON.parse(await call('repo-ls', '--output=json', folder)) as Record<string, { time?: number }>
      return new Date(Math.max(...Object.values(files).map(({ time = 0 }) => time)) * 1000)
    },
    async restore({ into, to, isDelta, isPractice }: DatabaseRestore) {
      const target = to === 'latest' ? ['--type=default'] : ['--type=time', `--target=${postgresTime(to)}`]
      await call(
        'restore',
        `--pg1-path=${into}`,
        ...target,
        ...(to === 'latest' ? [] : ['--target-action=promote']),
        ...(isDelta ? ['--delta'] : []),
        // Two servers must not archive into the same stanza.
        ...(isPractice ? ['--archive-mode=off'] : []),
      )
    },
  }
}

interface DatabaseRestore {
  into: string
  to: Date | 'latest'
  /** Over what lies there: only files that differ are fetched. */
  isDelta: boolean
  isPractice: boolean
}

function describeBackup({ label, type, timestamp, lsn, info, error }: BackupInfo): DatabaseBackup {
  return {
    label,
    type,
    began_at: new Date(timestamp.start * 1000),
    ended_at: new Date(timestamp.stop * 1000),
    lsn: lsn.stop,
    database_bytes: info.size,
    repository_bytes: info.repository.delta,
    has_errors: error,
  }
}

function postgresTime(moment: Date) {
  return moment.toISOString().replace('T', ' ').replace('Z', '+00')
}

/** Backup and archiving share locks and files, which belong to the user PostgreSQL runs as. */
export async function runAsPostgres(program: string, words: string[], environment: NodeJS.ProcessEnv) {
  const isRoot = process.getuid?.() === 0
  const command = ['env', '-C', '/', program, ...words]
  const [first = '', ...rest] = isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command]
    : command
  try {
    return await run(first, rest, { env: environment, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${words[0]} failed:\n${`${stdout}${stderr}`.trim()}`, { cause: error })
  }
}
