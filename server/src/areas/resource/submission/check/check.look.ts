import { buffer } from 'node:stream/consumers'
import { productVersions } from '@atrium/contract/environment'
import type { Manifest } from '@atrium/contract/resource/package'
import type { Description } from '@atrium/contract/resource/submission'
import { resourceTypes } from '@atrium/contract/resource-types'
import { coerce, satisfies } from 'semver'
import { z } from 'zod'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { limits } from '../../package/format/limits.ts'
import { type PackageRead, readPackage } from '../../package/read-package.ts'

/** As manifests name the product whose versions people choose from. */
export const ourProduct = 'suite'

/** An upload and its declared type. */
export const uploadedPackageSchema = z.object({
  type: z.enum(resourceTypes).nullable(),
  file_name: z.string(),
  object_key: z.string(),
  size: z.number(),
  /** Counted while rendering; null for formats without pages. */
  pages: z.number().nullable(),
})
export type UploadedPackage = z.output<typeof uploadedPackageSchema>

export interface InspectedPackage extends PackageRead {
  /** What the package says of itself, in the words of a description. */
  said: Partial<Description>
}

/** What is too large to be looked into is not even fetched: its length alone makes the report. */
export async function inspectPackage(
  storage: Pick<Storage, 'get'>,
  uploaded: UploadedPackage,
): Promise<InspectedPackage> {
  const { type, file_name, object_key, size } = uploaded
  const bytes = size > limits.package_bytes ? Buffer.alloc(limits.package_bytes + 1) : await fetch(storage, object_key)
  const read = await readPackage({ file_name, bytes, ...(type && { resource_type: type }) })
  return { ...read, said: describedBy(read) }
}

async function fetch(storage: Pick<Storage, 'get'>, object_key: string): Promise<Buffer> {
  const found = await storage.get(object_key)
  if (!found) throw new Error(`object ${object_key} not found in object store`)
  return buffer(found.body)
}

function describedBy({ manifest }: PackageRead): Partial<Description> {
  const { title, summary, version, licence } = manifest
  const versions = versionsIn(manifest.requires ?? [])
  return {
    ...(title && { title }),
    ...(summary && { summary }),
    ...(version && { version }),
    ...(licence && { licence }),
    ...(versions.length > 0 && { versions }),
  }
}

/** Versions of the product that its ranges allow; a package that asks for nothing says nothing. */
function versionsIn(requires: Manifest['requires']) {
  const ranges = requires.filter(({ product }) => product === ourProduct)
  if (ranges.length === 0) return []
  return productVersions.filter((version) => ranges.every(({ range }) => satisfies(coerce(version) ?? '', range)))
}
