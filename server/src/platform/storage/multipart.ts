import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { Failure } from '../http/failure.ts'
import type { CircuitBreaker } from './breaker.ts'
import { sendOn } from './send-on.ts'

interface UploadedPart {
  /** From 1. */
  number: number
  etag: string
}

/** An object that is sent in parts, side by side and in any order, and is there only when all of them are. */
export interface MultipartStorage {
  createMultipart(key: string, content_type: string): Promise<string>
  /** Null when the store no longer knows the upload. */
  uploadPart(at: PartAddress, body: Readable | Uint8Array, size: number): Promise<string | null>
  /** What the store has; null when it no longer knows the upload. */
  listParts(key: string, multipart_id: string): Promise<UploadedPart[] | null>
  /** Twice is as good as once. Null when these parts are not what the store has. */
  completeMultipart(key: string, multipart_id: string, parts: readonly UploadedPart[]): Promise<{ size: number } | null>
  abortMultipart(key: string, multipart_id: string): Promise<void>
  /** Every upload in parts that was begun and not ended, for the sweeper. */
  listMultiparts(): AsyncIterable<{ key: string; multipart_id: string; began_at: Date }>
}

interface PartAddress {
  key: string
  multipart_id: string
  number: number
}

interface S3Store {
  client: S3Client
  breaker: CircuitBreaker
  at(key: string): { Bucket: string; Key: string }
  prefix: string
  within(milliseconds: number): { requestTimeout: number; abortSignal: AbortSignal }
}

const usual = 5_000
/** The store puts the parts together, which takes longer the more there are. */
const completing = 15_000

export function openMultipart({ client, breaker, at, prefix, within }: S3Store): MultipartStorage {
  const named = (key: string, UploadId: string) => ({ ...at(key), UploadId })

  return {
    async createMultipart(key, ContentType) {
      const command = new CreateMultipartUploadCommand({ ...at(key), ContentType })
      const { UploadId = '' } = await breaker.call(() => client.send(command, within(usual)))
      return UploadId
    },
    async uploadPart({ key, multipart_id, number }, body, size) {
      const part = { ...named(key, multipart_id), PartNumber: number, ContentLength: size }
      try {
        const { ETag = '' } = await breaker.call(() =>
          sendOn(body, (Body, options) => client.send(new UploadPartCommand({ ...part, Body }), options)),
        )
        return ETag
      } catch (error) {
        if (!(error instanceof Failure)) return unlessGone(error as Error)
        // Some stores close the connection on a part of an unknown upload before their answer arrives.
        if (error.failure === 'unavailable' && (await this.listParts(key, multipart_id)) === null) return null
        throw error
      }
    },
    async listParts(key, multipart_id) {
      const parts: UploadedPart[] = []
      for (let after: string | undefined = '0'; after; ) {
        const command: ListPartsCommand = new ListPartsCommand({ ...named(key, multipart_id), PartNumberMarker: after })
        const found = await breaker.call(() => client.send(command, within(usual))).catch(unlessGone)
        if (!found) return null
        for (const { PartNumber = 0, ETag = '' } of found.Parts ?? []) parts.push({ number: PartNumber, etag: ETag })
        after = found.IsTruncated ? found.NextPartNumberMarker : undefined
      }
      return parts
    },
    async completeMultipart(key, multipart_id, parts) {
      const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
      const command = new CompleteMultipartUploadCommand({ ...named(key, multipart_id), MultipartUpload: { Parts } })
      const completed = await breaker
        .call(() => client.send(command, within(completing)))
        .catch((error) => (error.name === 'InvalidPart' ? null : unlessGone(error)))

      // Not every store answers the second time as it did the first; an object that is there was completed.
      const found = await breaker
        .call(() => client.send(new HeadObjectCommand(at(key)), within(usual)))
        .catch(unlessGone)
      if (completed && !found) throw new Error(`object store completed ${key} but does not have it`)
      return found && { size: found.ContentLength ?? 0 }
    },
    async abortMultipart(key, multipart_id) {
      const command = new AbortMultipartUploadCommand(named(key, multipart_id))
      await breaker.call(() => client.send(command, within(usual))).catch(unlessGone)
    },
    async *listMultiparts() {
      let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {}
      while (from) {
        const command: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({
          Bucket: at('').Bucket,
          Prefix: prefix,
          ...from,
        })
        const found = await breaker.call(() => client.send(command, within(usual)))
        for (const { Key = '', UploadId = '', Initiated = new Date() } of found.Uploads ?? [])
          yield { key: Key.slice(prefix.length), multipart_id: UploadId, began_at: Initiated }
        from = found.IsTruncated ? { KeyMarker: found.NextKeyMarker, UploadIdMarker: found.NextUploadIdMarker } : null
      }
    },
  }
}

function unlessGone(error: Error): null {
  if (['NoSuchUpload', 'NoSuchKey', 'NotFound'].includes(error.name)) return null
  throw error
}
