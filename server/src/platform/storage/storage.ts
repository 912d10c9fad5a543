import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { attachment } from './attachment.ts'
import { CircuitBreaker } from './breaker.ts'
import { connectStore, type StorageConfig } from './client.ts'
import { type MultipartStorage, openMultipart } from './multipart.ts'
import { sendOn } from './send-on.ts'

interface StoredObject {
  size: number
  content_type: string
}

/** What the store knows of an object it has. */
interface FoundObject extends StoredObject {
  etag: string
  modified_at: string
}

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface ListedObject {
  key: string
  size: number
  modified_at: string
}

/** Objects by key. An object that is not there is null; a store that is not there fails as 'unavailable' in about a second. */
export interface Storage extends MultipartStorage {
  ensureBucket(): Promise<void>
  put(key: string, body: Uint8Array | Readable, about: StoredObject): Promise<void>
  /** Destroying the body ends the reading. `size` is that of the body. */
  get(key: string, range?: ByteRange): Promise<(FoundObject & { body: Readable }) | null>
  head(key: string): Promise<FoundObject | null>
  remove(key: string): Promise<void>
  copy(from: string, to: string): Promise<void>
  /** A presigned address for some seconds, with a download name. */
  presign(key: string, presignOptions: { seconds: number; file_name: string }): Promise<string>
  /** The same for a local proxy: path and query at S3_ENDPOINT. It is never sent to a client. */
  presignForProxy(key: string): Promise<string>
  /** Objects whose keys begin so, in the order of their keys, a page at a time: `after` is the last key one has seen. */
  list(prefix: string, after?: string): Promise<ListedObject[]>
  /** Whether the store answers for our bucket. */
  ping(): Promise<void>
  close(): void
}

const copyTimeout = 60_000
/** A large file may take a slow reader half a day, and a proxy asks for it piece by piece. */
const proxySeconds = 12 * 3600

export function openStorage(config: StorageConfig): Storage {
  const client = connectStore(config, config.S3_ENDPOINT)
  // A signature holds for one address only; nothing is sent through this one.
  const forBrowsers = connectStore(config, config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT)
  const breaker = new CircuitBreaker('the object store')
  const { S3_BUCKET: Bucket, S3_TIMEOUT: answerTimeout } = config
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
      const object = { ...at(key), ContentLength: size, ContentType: content_type }
      await breaker.call(() =>
        sendOn(body, (Body, options) => client.send(new PutObjectCommand({ ...object, Body }), options)),
      )
    },
    async get(key, range) {
      const options = { requestTimeout: answerTimeout }
      const command = new GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) })
      const found = await breaker.call(() => client.send(command, options)).catch(missing)
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
    async copy(from, to) {
      const { Bucket, Key } = at(from)
      const command = new CopyObjectCommand({ ...at(to), CopySource: encodeURI(`${Bucket}/${Key}`) })
      await breaker.call(() => client.send(command, within(copyTimeout)))
    },
    ...openMultipart({ client, breaker, at, prefix: config.S3_PREFIX, within }),
    presign(key, { seconds, file_name }) {
      const command = new GetObjectCommand({ ...at(key), ResponseContentDisposition: attachment(file_name) })
      return getSignedUrl(forBrowsers, command, { expiresIn: seconds })
    },
    async presignForProxy(key) {
      const { pathname, search } = new URL(
        await getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn: proxySeconds }),
      )
      return pathname + search
    },
    async list(prefix, after) {
      const { Key: Prefix } = at(prefix)
      const command = new ListObjectsV2Command({ Bucket, Prefix, ...(after && { StartAfter: at(after).Key }) })
      const { Contents = [] } = await breaker.call(() => client.send(command, within(10_000)))
      return Contents.map(({ Key = '', Size = 0, LastModified }) => ({
        key: Key.slice(config.S3_PREFIX.length),
        size: Size,
        modified_at: instant(LastModified),
      }))
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

interface ObjectHead {
  ContentLength?: number | undefined
  ContentType?: string | undefined
  ETag?: string | undefined
  LastModified?: Date | undefined
}

function described({ ContentLength, ContentType, ETag, LastModified }: ObjectHead): FoundObject {
  return {
    size: ContentLength ?? 0,
    content_type: ContentType ?? 'application/octet-stream',
    etag: ETag ?? '',
    modified_at: instant(LastModified),
  }
}

function instant(moment: Date | undefined) {
  return (moment ?? new Date(0)).toISOString()
}

function missing(error: unknown): null {
  if (error instanceof NotFound || (error as Error).name === 'NoSuchKey') return null
  throw error
}
