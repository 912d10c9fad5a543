import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const services = import.meta.dirname

// A set of its own: the services a developer has running are not touched.
let environment: NodeJS.ProcessEnv
let data: string
let base: number

beforeAll(async () => {
  // Beneath the other data, where CI finds and stops it should this run be broken off.
  const around = process.env.ATRIUM_DATA ?? '/var/tmp/atrium'
  await mkdir(around, { recursive: true })
  data = await mkdtemp(`${around}/test-`)
  await chmod(data, 0o755)
  base = Number((await run(`${services}/lib/free-port-base`)).stdout)
  environment = { ...process.env, ATRIUM_DATA: data, ATRIUM_PORT_BASE: String(base) }
})

afterAll(async () => {
  await run(`${services}/down`, ['--wipe'], { env: environment })
  await rm(data, { recursive: true })
})

describe('a port that is somebody else’s', () => {
  test.each([
    ['postgres', 132],
    ['redis', 79],
    ['clamd', 10],
    ['smtp', 25],
    ['smtp', 26],
    ['s3', 180],
    ['s3', 400],
  ])('%s refuses it (%i above the base) and leaves the stranger alone', async (service, offset) => {
    const stranger = createServer((socket) => socket.end('stranger')).listen(base + offset, '127.0.0.1')
    await once(stranger, 'listening')

    await expect(run(`${services}/${service}`, ['up'], { env: environment })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`port ${base + offset} belongs to another process`),
    })

    const [answer] = await once(connect(base + offset, '127.0.0.1'), 'data')
    expect(String(answer)).toBe('stranger')
    await new Promise((resolve) => stranger.close(resolve))
  })

  test('nor is a process stopped that only inherited a process number', async () => {
    const stranger = spawn('sleep', ['60'])
    await mkdir(`${data}/redis`, { recursive: true })
    await writeFile(`${data}/redis/redis.pid`, String(stranger.pid))

    await run(`${services}/redis`, ['down'], { env: environment })

    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
    stranger.kill()
  })
})

describe('a whole set', () => {
  beforeAll(() => run(`${services}/up`, { env: environment }))

  test('starting it again changes nothing', async () => {
    const before = await processNumbers()

    const { stdout, stderr } = await run(`${services}/up`, { env: environment })

    expect(await processNumbers()).toEqual(before)
    expect(stderr).toBe('')
    expect(stdout).toContain(`DATABASE_URL=postgres://atrium:atrium-dev@127.0.0.1:${base + 132}/atrium\n`)
    expect(stdout).toContain(`DATABASE_OWNER_URL=postgres://atrium_owner:atrium-dev@127.0.0.1:${base + 132}/atrium\n`)
  })

  test('what died alone is started alone', async () => {
    const before = await processNumbers()
    process.kill(Number(before['redis/redis']), 'SIGKILL')
    await expect.poll(() => run(`${services}/lib/owns-port`, ['', String(base + 79)]).catch(({ code }) => code)).toBe(1)

    await run(`${services}/up`, { env: environment })

    const after = await processNumbers()
    expect(after['redis/redis']).not.toBe(before['redis/redis'])
    expect({ ...after, 'redis/redis': '' }).toEqual({ ...before, 'redis/redis': '' })
  })

  test('a command runs with the addresses of the set, and its answer is its own', async () => {
    const copyDatabase = 'psql -qAt "$DATABASE_OWNER_URL" -c "create database copy template atrium" && echo copied'

    const { stdout } = await run(`${services}/../with-services`, ['sh', '-c', copyDatabase], { env: environment })

    expect(stdout).toBe('copied\n')
  })

  test('a database of one role is given to an owner, again and again, and the portal keeps only its rows', async () => {
    const query = (database: string, user: string, ...words: string[]) =>
      run('psql', ['-qAt', '-h', `${data}/postgres`, '-p', String(base + 132), '-U', user, '-d', database, ...words])
    await query(
      'postgres',
      'postgres',
      '-c',
      'create role single login createdb',
      '-c',
      'create database old owner single',
    )
    const grants = 'create function grant_to_portal(portal name) returns void language plpgsql as'
    await query(
      'old',
      'single',
      '-c',
      'create table kept as select 1 as n',
      '-c',
      `${grants} $$ begin execute format('grant select on kept to %I', portal); end $$`,
    )

    const roles = [
      '-v',
      'owner=single_owner',
      '-v',
      'portal=single',
      '-f',
      `${services}/../../deploy/postgres/roles.sql`,
    ]
    for (const _ of ['once', 'again']) await query('old', 'postgres', ...roles)

    expect((await query('old', 'single', '-c', 'select n from kept')).stdout).toBe('1\n')
    for (const wrong of ['drop table kept', 'create table more ()', 'create database more', 'drop database atrium'])
      await expect(query('old', 'single', '-c', wrong), wrong).rejects.toThrow(/must be owner|permission denied/)
    await query('old', 'single_owner', '-c', 'alter table kept add column m int')
  })

  test('the scanner knows the test virus', async () => {
    const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
    const size = Buffer.alloc(4)
    size.writeUInt32BE(eicar.length)

    const scanner = connect(base + 10, '127.0.0.1')
    scanner.write(Buffer.concat([Buffer.from('zINSTREAM\0'), size, Buffer.from(eicar), Buffer.alloc(4)]))

    const [verdict] = await once(scanner, 'data')
    expect(String(verdict)).toMatch('Atrium.Test.EICAR')
  })

  test('the bucket is there, and closed to strangers', async () => {
    const { status } = await fetch(`http://127.0.0.1:${base + 180}/atrium`)

    expect(status).toBe(403)
  })
})

async function processNumbers() {
  const names = ['postgres/postgres', 'redis/redis', 'clamd/clamd', 'smtp/smtp', 's3/s3', 's3/monitor', 's3/store']
  const numbers = names.map(async (name) => [name, (await readFile(`${data}/${name}.pid`, 'utf8')).trim()])
  return Object.fromEntries(await Promise.all(numbers)) as Record<string, string>
}
