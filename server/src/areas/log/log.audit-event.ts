import { type Language, languages } from '@atrium/contract/languages'
import { type AuditAction, type AuditKind, auditActionOf, isAuditKind } from '@atrium/contract/operation/audit-actions'
import type { AuditEvent, AuditVerb } from '@atrium/contract/operation/audit-sentence'
import { type AuditChange, type AuditValue, auditFieldOf } from '@atrium/contract/operation/audit-values'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { type AuditNames, findNames } from './log.audit-names.ts'

const auditedValues = z.record(z.string(), z.unknown()).nullable()
type AuditedRecord = z.output<typeof auditedValues>

export const auditRow = z.object({
  audit_id: z.number(),
  created_at: z.string(),
  user_id: z.number(),
  user_name: z.string().nullable(),
  photo_url: z.string().nullable(),
  screen: z.string(),
  call: z.string(),
  subject: z.string(),
  subject_id: z.number().nullable(),
  before: auditedValues,
  after: auditedValues,
  reason: z.string().nullable(),
})
export type AuditRow = z.output<typeof auditRow>

export const auditColumns = sql`
  audit_id, audit.created_at, audit.user_id, nullif(account.user_name, '') as user_name, account.photo_url, screen, call,
  subject, subject_id, before, after, reason`
export const auditTables = sql`audit left join account on account.user_id = audit.user_id`

interface AuditEventRow extends AuditEvent {
  audit_id: number
  created_at: string
  photo_url: string | null
  action: AuditAction
}

/** Typed events of rows, with the names that ids have now. */
export async function describeRows(db: Db, { language }: Viewer, rows: AuditRow[]): Promise<AuditEventRow[]> {
  const names = await findNames(db, language, rows.flatMap(idsIn))
  return rows.map((row) => describeRow(row, language, names))
}

function describeRow(row: AuditRow, language: Language, names: AuditNames): AuditEventRow {
  const { audit_id, created_at, user_id, user_name, photo_url, screen, subject_id, after, reason } = row
  const kind = kindOf(row)
  const action = auditActionOf(row.call)
  const verb = verbOf(row, action)
  const known = subject_id === null ? undefined : names.get(kind)?.get(subject_id)
  return {
    audit_id,
    created_at,
    user_id,
    user_name,
    photo_url,
    screen,
    action,
    verb,
    kind,
    object_id: subject_id,
    object_name: known ?? nameIn(row, language),
    is_gone: known === undefined,
    changes: hasChanges(verb) ? changesOf(row, names) : [],
    about: aboutOf(row, verb, names),
    count: countOf(after),
    reason: reason ?? null,
  }
}

function kindOf({ subject }: AuditRow): AuditKind {
  return isAuditKind(subject) ? subject : 'other'
}

type VerbOf = (row: AuditRow, became: (field: string) => unknown) => AuditVerb | null

/** Where one call does one of two things: which of them, by what it left. */
const verbsOfActions: Partial<Record<AuditAction, VerbOf>> = {
  // An approval is a decision only when it takes effect.
  reviewed: (_, became) =>
    became('approved_at') === null ? (decisions[String(became('decision'))] ?? null) : 'approved',
  merged: ({ before, after }) => (isUntouched(before, after) ? 'merged_here' : null),
  featured: (_, became) => (became('featured') === null ? 'unfeatured' : null),
  verified: ({ subject }, became) => (subject === 'publisher' && became('verified_at') === null ? 'unverified' : null),
  exported: (_, became) => (became('state') === 'ready' ? 'export_finished' : null),
  imported: (_, became) => (became('state') === 'done' ? 'import_finished' : null),
  changed: (row, became) => verbsOfChanges[row.subject]?.(row, became) ?? null,
}

const verbsOfChanges: Partial<Record<string, VerbOf>> = {
  item_rating: (_, became) => (became('hidden_at') === null ? 'shown' : 'hidden'),
  kit: ({ after }) => (after?.is_published === undefined ? null : after.is_published ? 'published' : 'withdrawn'),
}

function verbOf(row: AuditRow, action: AuditAction): AuditVerb {
  return verbsOfActions[action]?.(row, (field) => row.after?.[field] ?? null) ?? action
}

const decisions: Record<string, AuditVerb> = {
  publish: 'approved',
  ask_changes: 'sent_back',
  deprecate: 'deprecated',
  withdraw: 'withdrawn',
}

function isUntouched(before: AuditedRecord, after: AuditedRecord): boolean {
  return before !== null && after !== null && Object.keys(before).length === 0 && Object.keys(after).length === 0
}

/** Of a merge, what the record lost with it says nothing. */
function hasChanges(verb: AuditVerb): boolean {
  return verb !== 'merged' && verb !== 'merged_here'
}

function changesOf(row: AuditRow, names: AuditNames): AuditChange[] {
  const kind = kindOf(row)
  const { before, after } = row
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.flatMap((field) => changeOf(kind, field, [before?.[field], after?.[field]], names))
}

function changeOf(kind: AuditKind, field: string, values: [unknown, unknown], names: AuditNames): AuditChange[] {
  if (auditFieldOf(kind, field) === null) return []
  const [one, other] = values.map(textsIn)
  if (auditFieldOf(kind, field) === 'text' && (one || other)) {
    return languages
      .filter((language) => (one?.[language] ?? '') !== (other?.[language] ?? ''))
      .map((language) => ({
        field,
        language,
        before: textValue(one?.[language]),
        after: textValue(other?.[language]),
      }))
  }
  const [before = null, after = null] = values.map((value) => auditValueOf(kind, field, value, names))
  return before === null && after === null ? [] : [{ field, language: null, before, after }]
}

/** A text per language; null for everything else. */
function textsIn(value: unknown): Partial<Record<Language, string>> | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  const entries = Object.entries(value)
  const isTexts = entries.every(([name, text]) => languages.includes(name as Language) && typeof text === 'string')
  return isTexts ? (value as Partial<Record<Language, string>>) : null
}

function textValue(text: unknown): AuditValue | null {
  return typeof text === 'string' && text !== '' ? { is: 'text', text } : null
}

function auditValueOf(kind: AuditKind, field: string, value: unknown, names: AuditNames): AuditValue | null {
  const read = auditFieldOf(kind, field)
  if (value === null || value === undefined || value === '' || read === null) return null
  if (typeof read === 'object') {
    if ('words' in read) return { is: 'code', words: read.words, code: String(value) }
    const found = idsOf(value).flatMap((id) => names.get(read.of)?.get(id) ?? [])
    return found.length > 0 ? { is: 'names', names: found } : null
  }
  switch (read) {
    case 'text':
      return textValue(Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : String(value))
    case 'number':
      return { is: 'number', number: Number(value) }
    case 'day':
      return { is: 'day', day: String(value) }
    case 'moment':
      return { is: 'moment', moment: String(value) }
    case 'flag':
      return { is: 'flag', flag: value === true }
    case 'pages':
      return { is: 'pages', pages: idsOf(value) }
    case 'languages':
      return { is: 'languages', languages: languages.filter((one) => Array.isArray(value) && value.includes(one)) }
    case 'content':
      return { is: 'content' }
  }
}

function idsOf(value: unknown): number[] {
  return [value].flat().filter((one): one is number => typeof one === 'number')
}

/** Of what is gone, the name it had. */
function nameIn({ before, after }: AuditRow, language: Language): string | null {
  const values = { ...before, ...after }
  for (const field of ['title', 'name', 'user_name', 'screen']) {
    const value = values[field]
    const texts = textsIn(value)
    const text = texts ? (texts[language] ?? texts['zh-CN'] ?? Object.values(texts)[0]) : value
    if (typeof text === 'string' && text !== '') return text
  }
  return null
}

function aboutOf(row: AuditRow, verb: AuditVerb, names: AuditNames): string | null {
  const { before, after } = row
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  if (verb === 'merged') {
    const [target] = idsOf(after?.joined_into ?? after?.merged_into)
    return target === undefined ? null : (names.get(kindOf(row))?.get(target) ?? null)
  }
  if (verb === 'notified') return text(after?.title)
  if (verb === 'view_kept' || verb === 'view_dropped') return text((after ?? before)?.name)
  if (verb === 'approved' || verb === 'sent_back') return text(after?.text)
  return null
}

function countOf(after: AuditedRecord): number | null {
  const listed = after?.user_ids ?? after?.job_ids
  if (Array.isArray(listed)) return listed.length
  return typeof after?.row_count === 'number' ? after.row_count : null
}

/** What a row names by id: itself, and what its values stand for. */
function idsIn(row: AuditRow): [AuditKind, number][] {
  const kind = kindOf(row)
  const { subject_id, before, after } = row
  const own: [AuditKind, number][] = subject_id === null ? [] : [[kind, subject_id]]
  const named = [before, after].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([field, value]) => {
      const read = auditFieldOf(kind, field)
      if (read === null || typeof read !== 'object' || !('of' in read)) return []
      return idsOf(value).map((id): [AuditKind, number] => [read.of, id])
    }),
  )
  return [...own, ...named]
}
