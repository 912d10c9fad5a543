/** What is written down beside a backup of the database, so that a restore can tell what belongs to it. */
import { createHash } from 'node:crypto'
import { secretSettings, settings } from '@atrium/server/config'
import type { Storage } from '@atrium/server/platform/storage/storage'
import { z } from 'zod'

const backupManifest = z.object({
  made_at: z.iso.datetime(),
  label: z.string(),
  lsn: z.string(),
  /** The newest migration of the database. */
  migration: z.string(),
  objects: z.number(),
  object_bytes: z.number(),
  /** Those an operator has set, without secrets. */
  settings: z.record(z.string(), z.string()),
  settings_sha256: z.string(),
})
export type BackupManifest = z.output<typeof backupManifest>

export const manifestNote = 'atrium'

export function readManifest(text: string | undefined): BackupManifest | null {
  return text === undefined ? null : backupManifest.parse(JSON.parse(text))
}

export function describeSettings(environment: NodeJS.ProcessEnv) {
  const set = Object.keys(settings.shape)
    .filter((name) => environment[name] && !(name in secretSettings))
    .sort()
    .map((name) => [name, environment[name] ?? ''] as const)
  const values = Object.fromEntries(set)
  return { settings: values, settings_sha256: createHash('sha256').update(JSON.stringify(values)).digest('hex') }
}

/** Names of settings that are not what they were when the backup was made. */
export function changedSettings(manifest: BackupManifest, environment: NodeJS.ProcessEnv): string[] {
  const now: Record<string, string> = describeSettings(environment).settings
  const names = new Set([...Object.keys(now), ...Object.keys(manifest.settings)])
  return [...names].filter((name) => now[name] !== manifest.settings[name]).sort()
}

export async function countObjects(storage: Storage) {
  const counted = { objects: 0, object_bytes: 0 }
  for (let page = await storage.list(''); page.length > 0; page = await storage.list('', page.at(-1)?.key)) {
    counted.objects += page.length
    counted.object_bytes += page.reduce((sum, { size }) => sum + size, 0)
  }
  return counted
}
