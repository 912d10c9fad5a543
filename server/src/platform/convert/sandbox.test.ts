import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { officeToPdf } from './office.ts'
import { ConversionFailed, ConversionTooSlow, runSandboxed } from './sandbox.ts'

const { signal } = new AbortController()
const allowance = { seconds: 10, megabytes: 500, signal }

test('a converter sees its folder and the programs, and nothing else of this machine', async () => {
  const folder = await givenFolder()

  const seen = await shell(folder, 'ls / /work; cat /etc/passwd /root/* /home/*/* 2>&1; touch /usr/x /etc/x 2>&1; env')

  expect(seen).toContain('here.txt')
  expect(seen).toContain('/etc/passwd: No such file')
  expect(seen).toContain("cannot touch '/usr/x'")
  expect(seen).not.toMatch(/DATABASE|SECRET|S3_/)
})

test('a converter has no network, not even to this machine', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }

  const output = await shell(
    await givenFolder(),
    `(exec 3<>/dev/tcp/127.0.0.1/${port}) 2>&1 && echo reached || echo alone`,
  )

  expect(output).toContain('alone')
})

test('fault 16: what takes too long is ended, with everything it started', async () => {
  const mark = `77${process.pid}`
  const slow = shell(await givenFolder(), `sleep ${mark} & sleep ${mark}`, { ...allowance, seconds: 1 })

  await expect(slow).rejects.toBeInstanceOf(ConversionTooSlow)
  expect(await runningWith(mark)).toBe(0)
})

test('fault 16: what wants too much memory fails', async () => {
  const greedy = runSandboxed(
    await givenFolder(),
    ['perl', '-e', 'my $x = "x" x (900 << 20); print length $x'],
    allowance,
  )

  await expect(greedy).rejects.toBeInstanceOf(ConversionFailed)
})

test('fault 16: a worker that gives its job up takes the converter along', async () => {
  const mark = `78${process.pid}`
  const giving = new AbortController()
  const slow = shell(await givenFolder(), `sleep ${mark}`, { ...allowance, signal: giving.signal })
  setTimeout(() => giving.abort(), 500)

  await expect(slow).rejects.toThrow('abort')
  expect(await runningWith(mark)).toBe(0)
})

test('fault 16: a document LibreOffice has not finished in time is too slow, and leaves nothing', async () => {
  const folder = await givenFolder()
  // Thousands of pages, which no machine lays out in a second.
  await writeFile(join(folder, 'long.txt'), '一行又一行的文字\n'.repeat(300_000))

  await expect(officeToPdf(folder, 'long.txt', signal, { seconds: 1 })).rejects.toBeInstanceOf(ConversionTooSlow)
  expect(await readdir(folder)).toEqual(['here.txt', 'long.txt'])
})

test('a failure carries the message of the converter', async () => {
  await expect(shell(await givenFolder(), 'echo no such page >&2; exit 3')).rejects.toThrow(
    'ended with 3: no such page',
  )
})

function shell(folder: string, script: string, limits = allowance) {
  return runSandboxed(folder, ['bash', '-c', script], limits)
}

async function runningWith(mark: string) {
  await new Promise((resolve) => setTimeout(resolve, 200))
  const { globSync, readFileSync } = await import('node:fs')
  const lines = globSync('/proc/[0-9]*/cmdline').map((file) => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return ''
    }
  })
  return lines.filter((line) => line.includes(`sleep\0${mark}`)).length
}

async function givenFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'here.txt'), 'hello')
  return folder
}
