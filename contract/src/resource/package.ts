import { z } from 'zod'
import { resourceType } from '../item/item.ts'
import { languages } from '../languages.ts'

/** A text in up to three languages; at least one is there. */
export const textPerLanguage = z
  .partialRecord(z.enum(languages), z.string().max(4_000))
  .refine((texts) => Object.values(texts).some((text) => text?.trim()), 'a text in one language at least')
export type TextPerLanguage = z.output<typeof textPerLanguage>

export const semanticVersion = z.string().regex(/^(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})$/)
const range = z.string().min(1).max(60)
const path = z.string().min(1).max(200)
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Licences people may choose: SPDX identifiers, and one of ours. */
export const licences = [
  'LicenseRef-Customer-Internal',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC0-1.0',
  'MIT',
  'Apache-2.0',
] as const

/**
 * What stands in `manifest.json` of every package. Its JSON Schema is published at /api/schemas/manifest-1.json; names are
 * those of the file, which others read and write as well.
 */
export const manifest = z.strictObject({
  manifestVersion: z.literal(1),
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
  type: resourceType,
  version: semanticVersion,
  title: textPerLanguage,
  summary: textPerLanguage,
  /** Products and the versions of them it works with: `{ product: 'suite', range: '>=10.1' }`. */
  requires: z
    .array(z.strictObject({ product: z.string().max(40), range }))
    .max(10)
    .default([]),
  /** What must be there before it: other packages, or apps of the store. */
  dependsOn: z
    .array(z.strictObject({ kind: z.enum(['resource', 'app']), id: z.string().max(80), range }))
    .max(50)
    .default([]),
  licence: z.enum(licences),
  derivedFrom: z
    .strictObject({ id: z.string().max(80), version: semanticVersion })
    .nullable()
    .default(null),
  /** The file the preview opens, and sample data for it. */
  entry: path,
  sample: path.nullable().default(null),
  files: z.array(z.strictObject({ path, sha256, size: z.number().int().nonnegative() })).max(500),
})
export type Manifest = z.output<typeof manifest>

/** A manifest as published: `signature` is Ed25519 over the exact bytes of `text`, base64. */
export const signedManifest = z.object({ text: z.string(), signature: z.string(), key_id: z.string() })
