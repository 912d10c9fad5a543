/** Varnish as `deploy/varnish/atrium.vcl` says, on a port and in a folder of its own. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '..')

interface CacheCounts {
  requests: number
  hits: number
  purges: number
}

export async function startVarnish(port: number, portalPort: number) {
  await run(join(repository, 'scripts/services/lib/apt-need'), ['packages-full.txt'])
  const folder = await mkdtemp('/var/tmp/atrium-varnish-')
  const config = (await readFile(join(repository, 'deploy/varnish/atrium.vcl'), 'utf8')).replace(
    '.port = "7300"',
    `.port = "${portalPort}"`,
  )
  await writeFile(join(folder, 'atrium.vcl'), config)

  const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-s', 'malloc,512m']
  const varnish = spawn('/usr/sbin/varnishd', [...options, '-f', join(folder, 'atrium.vcl')])
  let output = ''
  for (const stream of [varnish.stdout, varnish.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(varnish, 'exit')
  const address = `http://127.0.0.1:${port}`
  while (!(await isReady(address))) {
    if (varnish.exitCode !== null) throw new Error(`varnishd does not start:\n${output}`)
    await sleep(100)
  }

  return {
    port,
    address,
    async counts(): Promise<CacheCounts> {
      const { stdout } = await run('varnishstat', ['-n', join(folder, 'work'), '-1', '-j'])
      const { counters } = JSON.parse(stdout) as { counters: Record<string, { value: number }> }
      const count = (name: string) => counters[`MAIN.${name}`]?.value ?? Number.NaN
      return { requests: count('client_req'), hits: count('cache_hit'), purges: count('bans_added') }
    },
    async stop() {
      varnish.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isReady(address: string): Promise<boolean> {
  const response = await fetch(`${address}/readyz`).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}
