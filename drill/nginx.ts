/** nginx as `deploy/nginx/atrium.conf` says, on ports and in a folder of its own, and beside it a folder served bare. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './portal.ts'

const repository = join(import.meta.dirname, '..')

export async function startNginx(portalPort: number) {
  const folder = await mkdtemp('/var/tmp/atrium-nginx-')
  const [port, barePort] = [await freePort(), await freePort()]
  for (const name of ['bare', 'temp']) await mkdir(join(folder, name))
  const store = new URL(process.env.S3_ENDPOINT ?? '').host

  const text = (await readFile(join(repository, 'deploy/nginx/atrium.conf'), 'utf8'))
    .replace('127.0.0.1:7300', `127.0.0.1:${portalPort}`)
    .replaceAll('127.0.0.1:7480', store)
    .replaceAll('/var/cache/nginx/atrium', join(folder, 'cache'))
    .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
    .replace('portal.example.com content.example.com', '127.0.0.1 localhost')
  await writeFile(join(folder, 'atrium.conf'), text)
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/pid;
worker_processes 2;
error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  include ${folder}/atrium.conf;
  server {
    listen 127.0.0.1:${barePort};
    root ${folder}/bare;
    sendfile on;
    sendfile_max_chunk 4m;
    tcp_nopush on;
  }
}
`,
  )
  const nginx: ChildProcess = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  const ended = once(nginx, 'exit')
  await sleep(500)
  if (nginx.exitCode !== null) throw new Error(`nginx does not start:\n${await errors()}`)

  function errors() {
    return readFile(join(folder, 'error.log'), 'utf8').catch(() => '')
  }

  return {
    pid: Number(nginx.pid),
    address: `http://127.0.0.1:${port}`,
    bareAddress: `http://127.0.0.1:${barePort}`,
    bareFolder: join(folder, 'bare'),
    errors,
    /** Seconds of one core its processes have used. */
    spent() {
      const children = readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8').split(' ').filter(Boolean)
      return children.reduce((sum, pid) => {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
        return sum + (Number(fields[11]) + Number(fields[12])) / 100
      }, 0)
    },
    async forget() {
      await rm(join(folder, 'cache'), { recursive: true, force: true })
      await mkdir(join(folder, 'cache'))
      nginx.kill('SIGHUP')
      await sleep(500)
    },
    async stop() {
      nginx.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
