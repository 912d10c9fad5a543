import { languages } from '@atrium/contract/languages'
import { type PromisedAnswer, promisedHours } from '@atrium/contract/overview/choices'
import type { saveHotSearches as savedHotSearches } from '@atrium/contract/website/home-page-management'
import type * as contract from '@atrium/contract/website/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { brandName } from '../../platform/brand/brand.ts'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { claimPublicPicture, releasePictures } from '../file/serve/serve.public-picture.ts'
import { type BrandSetting, offered } from './website.decisions.ts'
import { brandPictures } from './website.service.ts'

const valuesUpdatedAtRow = z.object({
  values: z.record(z.string(), z.unknown()).nullable(),
  updated_at: z.string().nullable(),
})

type ManagedSettings = z.output<typeof contract.readSettings.data>
type SettingsInput = z.output<typeof contract.saveSettings.body>
type HotSearches = z.output<typeof savedHotSearches.body>

const decidedHere = ['platform_title', 'office_site', 'languages', 'brand', 'four_eyes', 'promised_hours']

export async function readSettings(db: Db): Promise<Omit<ManagedSettings, 'environment'>> {
  const { values, updated_at } = await readValues(db, decidedHere)
  const brand = (values.brand ?? null) as BrandSetting | null
  return {
    logo_id: brand?.logo_id ?? null,
    logo_dark_id: brand?.logo_dark_id ?? null,
    favicon_id: brand?.favicon_id ?? null,
    accent: brand?.accent ?? '',
    pictures: brandPictures(brand),
    platform_title: (values.platform_title ?? {}) as ManagedSettings['platform_title'],
    office_site: (values.office_site ?? '') as string,
    languages: offered((values.languages ?? null) as ManagedSettings['languages'] | null),
    four_eyes: (values.four_eyes ?? true) as boolean,
    ...promisedFields({ ...promisedHours, ...(values.promised_hours as Partial<PromisedHours> | undefined) }),
    updated_at,
  }
}

/** What holds where nothing is decided in the portal. */
export function readEnvironment(config: Config): ManagedSettings['environment'] {
  const names = languages.map((language) => [language, brandName(config, language)])
  return { platform_title: Object.fromEntries(names), office_site: config.OFFICE_SITE ?? null }
}

export async function saveSettings(tx: Db, viewer: Viewer, { seen_at, ...body }: SettingsInput): Promise<null> {
  const before = await readSettings(tx)
  const title = Object.fromEntries(Object.entries(body.platform_title).filter(([, text]) => text !== ''))
  const chosen = offered(body.languages)
  await saveValues(tx, seen_at, {
    platform_title: Object.keys(title).length > 0 ? title : null,
    office_site: body.office_site || null,
    languages: chosen.length < languages.length ? chosen : null,
    brand: brandOf(body),
    four_eyes: body.four_eyes ? null : false,
    promised_hours: changedPromises(body),
  })
  await changePictures(tx, viewer, before, body)
  return null
}

type PromisedHours = Record<PromisedAnswer, number>
type PromisedFields = { [Name in PromisedAnswer as `promised_${Name}`]: number }

/** Within how many hours each kind of answer is promised. */
export async function readPromisedHours(db: Db): Promise<PromisedHours> {
  const { values } = await readValues(db, ['promised_hours'])
  return { ...promisedHours, ...(values.promised_hours as Partial<PromisedHours> | undefined) }
}

function promisedFields({ review, feedback, abuse_reports, installations }: PromisedHours): PromisedFields {
  return {
    promised_review: review,
    promised_feedback: feedback,
    promised_abuse_reports: abuse_reports,
    promised_installations: installations,
  }
}

/** Only what differs from what the portal comes with. */
function changedPromises(body: PromisedFields): Partial<PromisedHours> | null {
  const changed = (Object.keys(promisedHours) as PromisedAnswer[])
    .map((name) => [name, body[`promised_${name}`]] as const)
    .filter(([name, hours]) => hours !== promisedHours[name])
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

const pictures = ['logo_id', 'logo_dark_id', 'favicon_id'] as const

function brandOf({ logo_id, logo_dark_id, favicon_id, accent }: Omit<SettingsInput, 'seen_at'>): BrandSetting | null {
  const brand = { logo_id, logo_dark_id, favicon_id, accent: accent.toLowerCase() || null }
  return Object.values(brand).some((value) => value !== null) ? brand : null
}

type SettingPictures = Record<(typeof pictures)[number], number | null>

async function changePictures(tx: Db, viewer: Viewer, before: SettingPictures, after: SettingPictures) {
  const had = pictures.map((name) => before[name])
  const has = pictures.map((name) => after[name])
  for (const name of pictures) {
    const file_id = after[name]
    if (file_id !== null && !had.includes(file_id)) await claimPublicPicture(tx, viewer, file_id, name)
  }
  await releasePictures(tx, had.filter((file_id) => file_id !== null && !has.includes(file_id)) as number[])
}

export async function readHotSearches(db: Db) {
  const { values, updated_at } = await readValues(db, ['hot_searches'])
  return { hot_searches: (values.hot_searches ?? []) as HotSearches['hot_searches'], updated_at }
}

export async function saveHotSearches(tx: Db, { seen_at, hot_searches }: HotSearches): Promise<null> {
  await saveValues(tx, seen_at, { hot_searches })
  return null
}

async function readValues(db: Db, names: string[]) {
  const { rows } = await typedSql(valuesUpdatedAtRow)`
    select jsonb_object_agg(name, value) as values, max(updated_at) as updated_at
    from setting where name = any(${names})`.execute(db)
  return { values: rows[0]?.values ?? {}, updated_at: rows[0]?.updated_at ?? null }
}

/** A decision that was taken back leaves no row: what the environment says holds again. */
async function saveValues(tx: Db, seen_at: string | null, values: Record<string, unknown>): Promise<void> {
  const names = Object.keys(values)
  await sql`lock table setting in share row exclusive mode`.execute(tx)
  const { updated_at } = await readValues(tx, names)
  if (updated_at !== seen_at) throw new Failure('conflict', { detail: 'changed by somebody else since it was loaded' })

  await tx.deleteFrom('setting').where('name', 'in', names).execute()
  const kept = Object.entries(values).filter(([, value]) => value !== null)
  if (kept.length > 0)
    await tx
      .insertInto('setting')
      .values(kept.map(([name, value]) => ({ name, value: JSON.stringify(value) })))
      .execute()
}
