/** Old versions of objects, in a bucket that keeps them: what a restore to a moment in the past reads. */
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetBucketLifecycleConfigurationCommand,
  GetBucketVersioningCommand,
  type LifecycleRule,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
} from '@aws-sdk/client-s3'
import { connectStore, type StorageConfig } from './client.ts'

export interface ObjectVersion {
  version_id: string
  written_at: Date
  size: number
  /** A delete marker: from then on there was no object. */
  is_deletion: boolean
  /** What a reader gets who asks for the key. */
  is_current: boolean
}

export interface VersionedObject {
  key: string
  /** The newest first. */
  versions: ObjectVersion[]
}

export interface VersionedStorage {
  isVersioned(): Promise<boolean>
  enableVersioning(): Promise<void>
  /** How many days the bucket keeps versions that were replaced or deleted; null where no rule removes them. */
  daysKept(): Promise<number | null>
  keepForDays(days: number): Promise<void>
  list(): AsyncGenerator<VersionedObject>
  /** Makes an old version the current one. What is current now stays as a version. */
  copyToCurrent(key: string, version_id: string): Promise<void>
  removeVersion(key: string, version_id: string): Promise<void>
  close(): void
}

const rulePrefix = 'atrium-old-versions'
/** Nobody waits for a page here, and the store may have to put a large copy together. */
const timeout = 60_000

/** `pageSize` is how many versions the store lists at once. */
export function openVersions(config: StorageConfig, pageSize = 1_000): VersionedStorage {
  const client = connectStore({ ...config, S3_TIMEOUT: timeout }, config.S3_ENDPOINT)
  const { S3_BUCKET: Bucket, S3_PREFIX: Prefix } = config
  const ruleId = `${rulePrefix}${Prefix && `-${Prefix}`}`

  async function readRules(): Promise<LifecycleRule[]> {
    try {
      return (await client.send(new GetBucketLifecycleConfigurationCommand({ Bucket }))).Rules ?? []
    } catch (error) {
      if ((error as Error).name === 'NoSuchLifecycleConfiguration') return []
      throw error
    }
  }

  return {
    async isVersioned() {
      return (await client.send(new GetBucketVersioningCommand({ Bucket }))).Status === 'Enabled'
    },
    async enableVersioning() {
      const VersioningConfiguration = { Status: 'Enabled' as const }
      await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }))
    },
    async daysKept() {
      const rule = (await readRules()).find(({ ID }) => ID === ruleId)
      return rule?.NoncurrentVersionExpiration?.NoncurrentDays ?? null
    },
    async keepForDays(days) {
      const rule: LifecycleRule = {
        ID: ruleId,
        Status: 'Enabled',
        Filter: { Prefix },
        NoncurrentVersionExpiration: { NoncurrentDays: days },
        Expiration: { ExpiredObjectDeleteMarker: true },
      }
      const others = (await readRules()).filter(({ ID }) => ID !== ruleId)
      const LifecycleConfiguration = { Rules: [...others, rule] }
      await client.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration }))
    },
    async *list() {
      const open = new Map<string, ObjectVersion[]>()
      let from: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | null = {}
      while (from) {
        const command: ListObjectVersionsCommand = new ListObjectVersionsCommand({
          Bucket,
          Prefix,
          MaxKeys: pageSize,
          ...from,
        })
        const page: ListObjectVersionsCommandOutput = await client.send(command)
        addVersions(open, page)
        from = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker } : null
        // The key that ends a page may go on in the next one.
        for (const [key, versions] of open) {
          if (key === from?.KeyMarker) continue
          open.delete(key)
          yield { key: key.slice(Prefix.length), versions: sortVersions(versions) }
        }
      }
    },
    async copyToCurrent(key, version_id) {
      const Key = Prefix + key
      const CopySource = `${encodeURI(`${Bucket}/${Key}`)}?versionId=${encodeURIComponent(version_id)}`
      await client.send(new CopyObjectCommand({ Bucket, Key, CopySource }))
    },
    async removeVersion(key, VersionId) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: Prefix + key, VersionId }))
    },
    close: () => client.destroy(),
  }
}

function addVersions(to: Map<string, ObjectVersion[]>, page: ListObjectVersionsCommandOutput) {
  const listed = [
    ...(page.Versions ?? []).map((version) => ({ ...version, is_deletion: false })),
    ...(page.DeleteMarkers ?? []).map((marker) => ({ ...marker, Size: 0, is_deletion: true })),
  ]
  for (const {
    Key = '',
    VersionId = '',
    LastModified = new Date(0),
    Size = 0,
    IsLatest = false,
    is_deletion,
  } of listed) {
    const version = { version_id: VersionId, written_at: LastModified, size: Size, is_deletion, is_current: IsLatest }
    to.set(Key, [...(to.get(Key) ?? []), version])
  }
}

/** Some stores keep only seconds: of two versions of the same moment the current one is newer. */
function sortVersions(versions: ObjectVersion[]) {
  return versions.sort(
    (one, other) =>
      other.written_at.getTime() - one.written_at.getTime() || Number(other.is_current) - Number(one.is_current),
  )
}
