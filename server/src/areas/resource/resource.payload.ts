import { posix } from 'node:path'
import type { Manifest } from '@atrium/contract/resource/package'
import type { z } from 'zod'
import { MemoryCache } from '../../platform/cache/remember.ts'
import type { Platform } from '../../platform.ts'
import { readEntries } from '../file/serve/serve.content-package.ts'
import { findGivenVersion, type PublishedVersion } from './resource.version.ts'

/** The largest text shown in a page; larger ones are for downloading. */
const largest = 2 * 1024 * 1024
const keptFor = 60_000
/** Each holds a few texts of that size at most. */
const keptAtMost = 32

const texts = new Set(['.json', '.bpmn', '.xml', '.ics', '.css', '.html', '.txt', '.md'])
/** What lies next to the entry and says more about it: a form, variables, slots, tokens. */
const companions = new Set(['.json', '.css'])

type PayloadJson = z.core.util.JSONType
export interface ResourcePayload {
  entry: string
  text: string | null
  sample: PayloadJson
  beside: Record<string, string>
}

/** Of the newest version unless named. */
export type ReadPayload = (resource_id: number, number?: string) => Promise<ResourcePayload>

/** What is in a published version never changes, so what was read is kept; who may read it is asked each time. */
export function openPayloads({ db, storage }: Pick<Platform, 'db' | 'storage'>): ReadPayload {
  const memory = new MemoryCache(keptAtMost)

  return async (resource_id, number) => {
    const version = await findGivenVersion(db, resource_id, number)
    return memory.remember(String(version.version_id), keptFor, () => read(storage, version))
  }
}

async function read(storage: Platform['storage'], version: PublishedVersion): Promise<ResourcePayload> {
  const manifest = JSON.parse(version.manifest) as Manifest
  return payloadOf(manifest, (paths) => readEntries(storage, version, { paths, largest }))
}

type PayloadListing = Pick<Manifest, 'entry' | 'sample'> & { files: { path: string }[] }

/** From wherever the texts are read. */
export async function payloadOf(
  { entry, sample, files }: PayloadListing,
  readTexts: (paths: string[]) => Promise<Map<string, Buffer>>,
): Promise<ResourcePayload> {
  const beside = files.map(({ path }) => path).filter((path) => isCompanion(path, entry) && path !== sample)
  const found = await readTexts([entry, sample ?? [], beside].flat().filter(isText))

  return {
    entry,
    text: textIn(found.get(entry)),
    sample: sample === null ? null : jsonIn(found.get(sample)),
    beside: Object.fromEntries(
      beside.flatMap((path) => {
        const text = textIn(found.get(path))
        return text === null ? [] : [[path, text]]
      }),
    ),
  }
}

function isText(path: string): boolean {
  return texts.has(posix.extname(path).toLowerCase())
}

function isCompanion(path: string, entry: string): boolean {
  return path !== entry && posix.dirname(path) === posix.dirname(entry) && companions.has(posix.extname(path))
}

/** Without the mark some editors put first. */
function textIn(content: Buffer | undefined): string | null {
  return content === undefined ? null : new TextDecoder().decode(content)
}

/** A sample that is not JSON is no sample. */
function jsonIn(content: Buffer | undefined): PayloadJson {
  try {
    return JSON.parse(textIn(content) ?? 'null')
  } catch {
    return null
  }
}
