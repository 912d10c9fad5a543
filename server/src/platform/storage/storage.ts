import type { Readable } from 'node:stream'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Config } from '../../config.ts'
import { attachment } from './attachment.ts'
import { Breaker } from './breaker.ts'

interface StoredObject {
  size: number
  content_type: string
}

/** Objects by key. An object that is not there is null; a store that is not there fails as 'unavailable' in about a second. */
export interface Storage {
  ensureBucket(): Promise<void>
  put(key: string, body: Uint8Array | Readable, about: StoredObject): Promise<void>
  get(key: string): Promise<(StoredObject & { body: Readable }) | null>
  head(key: string): Promise<StoredObject | null>
  remove(key: string): Promise<void>
  /** An address at which whoever has it may fetch the object for some seconds, to be kept under a name. */
  presign(key: string, wish: { seconds: number; file_name: string }): Promise<string>
  /** Whether the store answers for our bucket. */
  ping(): Promise<void>
  close(): void
}

const answerTimeout = 1_000
const uploadTimeout = 60_000

type StorageConfig = Pick<
  Config,
  `S3_${'ENDPOINT' | 'PUBLIC_ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY' | 'BUCKET' | 'PREFIX'}`
>

export function openStorage(config: StorageConfig): Storage {
  const client = connect(config, config.S3_ENDPOINT)
  // A signature holds for one address only; nothing is sent through this one.
  const forBrowsers = connect(config, config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT)
  const breaker = new Breaker('the object store')
  const Bucket = config.S3_BUCKET
  const at = (key: string) => ({ Bucket, Key: config.S3_PREFIX + key })
  const within = (milliseconds: number) => ({
    requestTimeout: milliseconds,
    abortSignal: AbortSignal.timeout(milliseconds + 200),
  })

  return {
    async ensureBucket() {
      const found = await breaker
        .call(() => client.send(new HeadBucketCommand({ Bucket }), within(5_000)))
        .catch(missing)
      if (!found) await breaker.call(() => client.send(new CreateBucketCommand({ Bucket }), within(5_000)))
    },
    async put(key, body, { size, content_type }) {
      const object = { ...at(key), Body: body, ContentLength: size, ContentType: content_type }
      await breaker.call(() => client.send(new PutObjectCommand(object), within(uploadTimeout)))
    },
    async get(key) {
      const options = { requestTimeout: answerTimeout }
      const found = await breaker.call(() => client.send(new GetObjectCommand(at(key)), options)).catch(missing)
      return found && { ...described(found), body: found.Body as Readable }
    },
    async head(key) {
      const command = new HeadObjectCommand(at(key))
      const found = await breaker.call(() => client.send(command, within(answerTimeout))).catch(missing)
      return found && described(found)
    },
    async remove(key) {
      await breaker.call(() => client.send(new DeleteObjectCommand(at(key)), within(answerTimeout)))
    },
    presign(key, { seconds, file_name }) {
      const command = new GetObjectCommand({ ...at(key), ResponseContentDisposition: attachment(file_name) })
      return getSignedUrl(forBrowsers, command, { expiresIn: seconds })
    },
    async ping() {
      await breaker.call(() => client.send(new HeadBucketCommand({ Bucket }), within(answerTimeout)))
    },
    close() {
      client.destroy()
      forBrowsers.destroy()
    },
  }
}

/**
 * By default the client sends streams with a checksum behind them, which other stores than Amazon's refuse (411), and
 * waits for ever: Ceph has no time-out of its own. One attempt, because whoever asks has the better idea of when again.
 */
function connect(config: StorageConfig, endpoint: string) {
  return new S3Client({
    endpoint,
    region: config.S3_REGION,
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 500, requestTimeout: answerTimeout, throwOnRequestTimeout: true },
  })
}

function described({
  ContentLength,
  ContentType,
}: {
  ContentLength?: number | undefined
  ContentType?: string | undefined
}): StoredObject {
  return { size: ContentLength ?? 0, content_type: ContentType ?? 'application/octet-stream' }
}

function missing(error: unknown): null {
  if (error instanceof NotFound || (error as Error).name === 'NoSuchKey') return null
  throw error
}
