import { S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../../config.ts'

export type StorageConfig = Pick<
  Config,
  `S3_${'ENDPOINT' | 'PUBLIC_ENDPOINT' | 'REGION' | 'TIMEOUT' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY' | 'BUCKET' | 'PREFIX'}`
>

/**
 * By default the client sends streams with a trailing checksum, which other stores than Amazon's refuse (411), and has
 * no timeout; Ceph has none either. One attempt, because the caller knows best when to retry.
 */
export function connectStore(config: StorageConfig, endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region: config.S3_REGION,
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    // What fails is thrown; the client would also write it to the console, outside the log.
    logger: silent,
    requestHandler: {
      connectionTimeout: config.S3_TIMEOUT / 2,
      requestTimeout: config.S3_TIMEOUT,
      throwOnRequestTimeout: true,
      // Every download and every chunk under way holds one; the usual fifty would be used up by fifty slow people.
      httpAgent: { keepAlive: true, maxSockets: 2_000 },
    },
  })
}

const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }
