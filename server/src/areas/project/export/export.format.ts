import { resourceType } from '@atrium/contract/item/item'
import { sha256 } from '@atrium/contract/resource/package'
import { z } from 'zod'

const text = z.string().max(20_000)
const path = z.string().min(1).max(300)
const content = { path, sha256, size: z.number().int().nonnegative() }
const wanted = z.object({ kind: z.string(), id: text, range: text, because: text })

/** What `project.json` of an export says; programs read and write it elsewhere, too. */
export const exportFormat = z.object({
  exportVersion: z.literal(1),
  /** The portal it comes from, and the key its sums are signed with: both are found at `{portal}/api/signing-keys`. */
  portal: z.string().max(500),
  signedBy: z.string().max(64),
  project: z.object({ title: z.string().min(1).max(80), summary: z.string().max(300) }),
  /** In the order in which they are installed. Without a path it could not be taken along, and `state` says why. */
  items: z
    .array(
      z.object({
        kind: z.enum(['resource', 'app', 'release']),
        id: z.string().max(80),
        type: resourceType.nullable(),
        title: text,
        version: z.string().max(40),
        part: z.string().max(200),
        state: z.string().max(40),
        licence: z.string().max(80),
        dependsOn: z.array(z.object({ kind: z.string(), id: text, range: text })).max(50),
        /** Not in the project itself, but needed by what is. */
        addedBecauseOf: text.nullable(),
        content: z.object(content).nullable(),
      }),
    )
    .max(500),
  missing: z.array(wanted),
  unfitting: z.array(wanted.extend({ version: text })),
  circles: z.array(z.array(text)),
  files: z.array(z.object({ name: z.string().min(1).max(255), ...content })).max(1_000),
  notes: z.array(z.object({ title: z.string().min(1).max(80), body: text })).max(1_000),
  checks: z.array(z.object({ text: z.string().min(1).max(200), done: z.boolean() })).max(5_000),
})
export type ExportFormat = z.output<typeof exportFormat>

/** The files of an export that tell about the others. */
export const sumsFile = 'SHA256SUMS'
export const signatureFile = 'SHA256SUMS.sig'
export const projectFile = 'project.json'
