/** pgBackRest as `deploy/backup` says, with a repository in a bucket of its own behind TLS. */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '@atrium/server/config'
import { openStorage } from '@atrium/server/platform/storage/storage'
import { openVersions } from '@atrium/server/platform/storage/versions'
import type { startOwnPostgres } from './own-services.ts'
import { emptyStorage } from './portal-with-content.ts'
import { startTls } from './tls.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '..')

interface RepositoryOptions {
  postgres: Awaited<ReturnType<typeof startOwnPostgres>>
  bucket: string
  archiveSeconds: number
}

/** Turns archiving on in the server, and gives the environment that backup and restore need. */
export async function startBackupRepository({ postgres, bucket, archiveSeconds }: RepositoryOptions) {
  await run(join(repository, 'scripts/services/lib/apt-need'), ['packages-full.txt'])
  const config = readConfig({ ...process.env, S3_BUCKET: bucket, S3_PREFIX: '' })
  const storage = openStorage(config)
  await storage.ensureBucket()
  const tls = await startTls(config.S3_ENDPOINT)

  const settings = (await readFile(join(repository, 'deploy/backup/pgbackrest.conf'), 'utf8'))
    .replace('repo1-s3-endpoint=s3.example.com', 'repo1-s3-endpoint=localhost')
    .replace('repo1-s3-bucket=atrium-backup', `repo1-s3-bucket=${bucket}`)
    .replace('repo1-storage-port=443', `repo1-storage-port=${tls.port}`)
    .replace('/etc/ssl/certs/ca-certificates.crt', tls.certificate)
    .replace('[global]', `[global]\nlock-path=${postgres.folder}/lock\nlog-path=${postgres.folder}/log`)
    .replace('/var/lib/postgresql/15/main', postgres.data)
    .replace('pg1-port=5432', `pg1-port=${postgres.port}\npg1-socket-path=${postgres.folder}`)
  const path = join(postgres.folder, 'pgbackrest.conf')
  await writeFile(path, settings)

  const environment = {
    PGBACKREST_CONFIG: path,
    PGBACKREST_STANZA: 'atrium',
    PGBACKREST_PG1_PATH: postgres.data,
    PGBACKREST_REPO1_S3_KEY: config.S3_ACCESS_KEY_ID,
    PGBACKREST_REPO1_S3_KEY_SECRET: config.S3_SECRET_ACCESS_KEY,
    PGBACKREST_REPO1_CIPHER_PASS: 'pass phrase of the drill',
  }
  const archiving = await readFile(join(repository, 'deploy/backup/postgresql.conf'), 'utf8')
  await postgres.configure(archiving.replace('60s', `${archiveSeconds}s`), environment)

  return {
    environment,
    async remove() {
      await tls.stop()
      await emptyStorage(storage)
      await removeBucket(bucket)
    },
  }
}

/** With every version that it keeps. */
export async function removeVersionedBucket(bucket: string) {
  const versions = openVersions(readConfig({ ...process.env, S3_BUCKET: bucket, S3_PREFIX: '' }))
  const found: { key: string; version_id: string }[] = []
  for await (const { key, versions: all } of versions.list())
    found.push(...all.map(({ version_id }) => ({ key, version_id })))
  while (found.length > 0)
    await Promise.all(found.splice(0, 16).map(({ key, version_id }) => versions.removeVersion(key, version_id)))
  versions.close()
  await removeBucket(bucket)
}

async function removeBucket(bucket: string) {
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = readConfig(process.env)
  const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const signature = ['--aws-sigv4', `aws:amz:${S3_REGION}:s3`, '--user', `${S3_ACCESS_KEY_ID}:${S3_SECRET_ACCESS_KEY}`]
  const request = ['-X', 'DELETE', '-H', `x-amz-content-sha256: ${emptyHash}`, `${S3_ENDPOINT}/${bucket}`]
  await run('curl', ['-sS', '--fail', ...signature, ...request])
}
