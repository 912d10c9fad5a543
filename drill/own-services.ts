/** Services that only a drill uses, because it stops, wipes or promotes them: never the ones others work with. */
import { execFile, execFileSync } from 'node:child_process'
import { appendFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '..')
const folder = `${process.env.ATRIUM_DATA ?? '/var/tmp/atrium'}-drill`
const base = execFileSync(join(repository, 'scripts/services/lib/free-port-base'), { encoding: 'utf8' }).trim()
const programs = '/usr/lib/postgresql/15/bin'

// What is said about crashes is said about a server that keeps what it acknowledged.
const environment = { ...process.env, ATRIUM_DATA: folder, ATRIUM_PORT_BASE: base, ATRIUM_FLEETING: 'off' }

function script(name: string, ...words: string[]) {
  return run(join(repository, 'scripts/services', name), words, { env: environment })
}

export async function startOwnRedis() {
  await script('redis', 'up')
  const port = Number(base) + 79
  return {
    port,
    url: (through = port) => `redis://:atrium-dev@127.0.0.1:${through}/0`,
    stop: () => script('redis', 'down'),
    start: () => script('redis', 'up'),
    flush: () =>
      run('redis-cli', ['-p', String(port), 'flushall'], { env: { ...process.env, REDISCLI_AUTH: 'atrium-dev' } }),
    wipe: () => script('redis', 'down', '--wipe'),
  }
}

/** A server that crashes and comes back, and on demand a standby that follows it and takes over. */
export async function startOwnPostgres() {
  await script('postgres', 'down', '--wipe')
  await script('postgres', 'up')
  const port = Number(base) + 132
  const standbyPort = port + 1
  const hosts = `127.0.0.1:${port},127.0.0.1:${standbyPort}`
  const data = `${folder}/postgres/data`
  const standby = `${folder}/postgres/standby`

  return {
    folder: `${folder}/postgres`,
    data,
    port,
    /** The second host is there only once `follow` has been called. */
    url: `postgres://atrium:atrium-dev@${hosts}/atrium`,
    ownerUrl: `postgres://atrium_owner:atrium-dev@${hosts}/atrium`,
    /** As a loss of power: nothing is finished, nobody is told. */
    crash: () => control(data, '-m', 'immediate', 'stop'),
    start: () => control(data, '-l', `${folder}/postgres/postgres.log`, 'start'),
    /** As a machine that is lost together with its disk. */
    async destroy() {
      const [pid = ''] = (await readFile(`${data}/postmaster.pid`, 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await rm(data, { recursive: true, force: true })
    },
    /** Further settings, and what programs that the server starts find in their environment. */
    async configure(settings: string, environment: Record<string, string>) {
      await appendFile(`${data}/postgresql.conf`, settings)
      await control(data, '-m', 'fast', 'stop')
      const words = ['-s', '-w', '-D', data, '-l', `${folder}/postgres/postgres.log`, 'start']
      await asPostgres(
        'env',
        ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
        `${programs}/pg_ctl`,
        ...words,
      )
    },
    query: (sql: string) => query(port, sql),
    async follow() {
      const from = ['-h', `${folder}/postgres`, '-p', String(port), '-U', 'postgres']
      await asPostgres(`${programs}/pg_basebackup`, ...from, '-D', standby, '-R', '-X', 'stream', '-c', 'fast')
      await appendFile(`${standby}/postgresql.conf`, `\nport = ${standbyPort}\nexternal_pid_file = ''\n`)
      await control(standby, '-l', `${folder}/postgres/standby.log`, 'start')
      // An acknowledged write is then on both.
      await query(port, "alter system set synchronous_standby_names = '*'")
      await query(port, 'select pg_reload_conf()')
      await until(async () => (await query(port, 'select sync_state from pg_stat_replication')) === 'sync')
    },
    promote: () => control(standby, 'promote'),
    standby: {
      crash: () => control(standby, '-m', 'immediate', 'stop'),
      start: () => control(standby, '-l', `${folder}/postgres/standby.log`, 'start'),
      /** All its processes stop where they are; its connections stay open. */
      pause: () => signalAll(standby, 'SIGSTOP'),
      resume: () => signalAll(standby, 'SIGCONT'),
    },
    async wipe() {
      await control(standby, '-m', 'immediate', 'stop').catch(() => {})
      await control(data, '-m', 'immediate', 'stop').catch(() => {})
      await rm(`${folder}/postgres`, { recursive: true, force: true })
    },
  }

  async function query(at: number, sql: string) {
    const { stdout } = await asPostgres('psql', '-qAt', '-h', `${folder}/postgres`, '-p', String(at), '-c', sql)
    return stdout.trim()
  }
}

function control(data: string, ...words: string[]) {
  return asPostgres(`${programs}/pg_ctl`, '-s', '-w', '-D', data, ...words)
}

/** A server and its children. */
async function signalAll(data: string, signal: NodeJS.Signals) {
  const [server = ''] = (await readFile(`${data}/postmaster.pid`, 'utf8')).split('\n')
  const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8')
  for (const pid of [server, ...children.split(' ').filter(Boolean)]) process.kill(Number(pid), signal)
}

function asPostgres(program: string, ...words: string[]) {
  const who = process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : ['env']
  const [first = '', ...rest] = [...who, 'env', '-C', `${folder}/postgres`, program, ...words]
  return run(first, rest)
}

async function until(true_: () => Promise<boolean>) {
  while (!(await true_())) await new Promise((resolve) => setTimeout(resolve, 100))
}
