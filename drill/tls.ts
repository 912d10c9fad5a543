/** nginx that speaks TLS before a service that does not, with a certificate of its own. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './portal.ts'

const run = promisify(execFile)

interface TlsOptions {
  port?: number
  http2?: boolean
}

export async function startTls(address: string, { port: wanted, http2 = false }: TlsOptions = {}) {
  const folder = await mkdtemp('/var/tmp/atrium-tls-')
  // The certificate is read by users other than the one that made it.
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'temp'))
  const port = wanted ?? (await freePort())
  const certificate = join(folder, 'certificate.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate]
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files])
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port} ssl${http2 ? ' http2' : ''};
    ssl_certificate ${certificate};
    ssl_certificate_key ${folder}/key.pem;
    client_max_body_size 0;
    location / {
      proxy_pass ${address};
      proxy_http_version 1.1;
      proxy_request_buffering off;
      # The signature of a request covers the name of the host.
      proxy_set_header Host $http_host;
    }
  }
}
`,
  )
  const nginx = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  while (!(await accepts(port))) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx does not start:\n${await readFile(join(folder, 'error.log'), 'utf8')}`)
    await sleep(50)
  }

  return {
    port,
    certificate,
    async stop() {
      nginx.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
