import { menus } from '../access.ts'
import type { Language } from '../languages.ts'
import { type ManagementScreen, managementScreens } from '../management.ts'
import { type AuditAction, type AuditKind, auditKinds } from './audit-actions.ts'
import type { AuditChange, AuditValue } from './audit-values.ts'

/** Where one call does one of two things, or the end of it is a row of its own. */
export const auditVerbs = [
  'approved',
  'sent_back',
  'deprecated',
  'merged_here',
  'hidden',
  'shown',
  'unfeatured',
  'unverified',
  'export_finished',
  'import_finished',
] as const
export type AuditVerb = AuditAction | (typeof auditVerbs)[number]

/** One thing that staff did, as the server answers it. */
export interface AuditEvent {
  user_id: number | null
  user_name: string | null
  screen: string
  verb: AuditVerb
  kind: AuditKind
  object_id: number | null
  /** Null where it has none, or where nothing knows it any more. */
  object_name: string | null
  /** It is not there any more: nothing opens it. */
  is_gone: boolean
  changes: AuditChange[]
  /** What the sentence of its action names besides: a target, a title, what was written to somebody. */
  about: string | null
  count: number | null
  reason: string | null
}

/** What a part of a sentence is, so that a page can draw it: `before` and `after` are values. */
export interface SentencePart {
  is: 'plain' | 'person' | 'object' | 'field' | 'before' | 'after' | 'reason'
  text: string
  /** Where it leads. */
  address?: string
}

export interface SentenceWords {
  language: Language
  /** The text of a key of the management pages as it is stored; undefined where there is none. */
  word: (key: string) => string | undefined
  day: (day: string) => string
  moment: (instant: string) => string
}

/** Kinds that are called by the screen they belong to. */
const calledByScreen: readonly AuditKind[] = ['list_export', 'list_import', 'list_layout', 'list_view']
const singleKinds: readonly AuditKind[] = ['website', 'synonyms', 'job', 'notice', 'separation']
const shownNames = 3
const longestValue = 60

/** Who did what to what, in one sentence: from templates, never from the call. */
export function describeAudit(event: AuditEvent, words: SentenceWords): SentencePart[] {
  return trimmed([...mainClause(event, words), ...outcomeClause(event, words), ...reasonClause(event, words)])
}

export function auditText(parts: readonly SentencePart[]): string {
  return parts.map(({ text }) => text).join('')
}

function mainClause(event: AuditEvent, words: SentenceWords): SentencePart[] {
  const { verb, changes } = event
  const shown = namedChanges(event, words)
  if ((verb !== 'changed' && verb !== 'assigned') || changes.length === 0) return fill(template(verb, event, words))

  const [change] = shown
  if (shown.length !== 1 || !change) {
    if (shown.length === 0) return fill(template('changed', event, words))
    return fill(template('changed_fields', event, words), {
      fields: [
        fieldList(
          shown.map(({ name }) => name),
          words,
        ),
      ],
    })
  }
  const field: SentencePart = { is: 'field', text: change.name }
  const before = valuePart('before', change.before, words)
  const after = valuePart('after', change.after, words)
  if (!before && !after) return fill(template('changed_fields', event, words), { fields: [field] })
  const form = before && after ? 'changed_field' : after ? 'filled_field' : 'cleared_field'
  const slots = { field: [field], before: before ? [before] : [], after: after ? [after] : [] }
  return fill(template(form, event, words), slots)

  function fill(text: string, slots: Record<string, SentencePart[]> = {}): SentencePart[] {
    return fillTemplate(text, { ...commonSlots(event, words), ...slots })
  }
}

/** What became of it, where the action alone does not say it. */
function outcomeClause(event: AuditEvent, words: SentenceWords): SentencePart[] {
  if (event.verb !== 'answered' && event.verb !== 'settled') return []
  return namedChanges(event, words).flatMap(({ name, after }) => {
    const value = after?.is === 'code' ? valuePart('after', after, words) : null
    if (!value) return []
    return fillTemplate(words.word('audit_log.became') ?? '', {
      field: [{ is: 'field', text: name }],
      after: [value],
    })
  })
}

/** The words of the review where a code was chosen there; else what was written. */
function reasonClause(event: AuditEvent, words: SentenceWords): SentencePart[] {
  const reason = reasonText(event, words)
  const isReview = event.verb === 'sent_back' || event.verb === 'approved'
  const message = isReview ? event.about : null
  const because = reason === null ? [] : fillTemplate(words.word('audit_log.because') ?? '', { reason: [part(reason)] })
  const quoted =
    message === null ? [] : fillTemplate(words.word('audit_log.quoted') ?? '', { text: [part(cut(message))] })
  return [...because, ...quoted]

  function part(text: string): SentencePart {
    return { is: 'reason', text }
  }
}

export function reasonText({ reason }: Pick<AuditEvent, 'reason'>, { word }: SentenceWords): string | null {
  if (reason === null || reason === '') return null
  return (/^[a-z_]+$/.test(reason) && word(`review.reason.${reason}`)) || reason
}

interface NamedChange extends AuditChange {
  name: string
}

/** The changes that can be told: each under the name its screen has for it. */
export function namedChanges({ kind, changes }: Pick<AuditEvent, 'kind' | 'changes'>, words: SentenceWords) {
  return changes.flatMap((change): NamedChange[] => {
    const field = fieldName(kind, change.field, words)
    if (field === undefined) return []
    const language = change.language && words.word(`audit_log.language.${change.language}`)
    const name = language
      ? auditText(
          fillTemplate(words.word('audit_log.in_language') ?? '', {
            field: [{ is: 'field', text: field }],
            language: [{ is: 'plain', text: language }],
          }),
        )
      : field
    return [{ ...change, name }]
  })
}

function fieldName(kind: AuditKind, field: string, { word }: SentenceWords): string | undefined {
  const { screen } = auditKinds[kind]
  return (
    word(`audit_log.name.${kind}_${field}`) ??
    word(`${screen}.field.${field}`) ??
    word(`${screen}.column.${field}`) ??
    word(`audit_log.name.${field}`)
  )
}

/** Null where there is nothing, or nothing that may be shown. */
export function auditValueText(value: AuditValue | null, words: SentenceWords): string | null {
  const text = value && textOf(value, words)
  return text === '' ? null : text
}

function textOf(value: AuditValue, words: SentenceWords): string | null {
  const { word } = words
  const list = (names: string[]) => names.join(word('list.comma') ?? ', ')
  switch (value.is) {
    case 'text':
      return value.text
    case 'number':
      return String(value.number)
    case 'day':
      return words.day(value.day)
    case 'moment':
      return words.moment(value.moment)
    case 'flag':
      return word(value.flag ? 'list.yes' : 'list.no') ?? null
    case 'code':
      return word(`${value.words}.${value.code}`) ?? null
    case 'names':
      return list(value.names)
    case 'pages':
      return list(value.pages.flatMap((page) => pageName(page, words) ?? []))
    case 'languages':
      return list(value.languages.flatMap((language) => word(`audit_log.language.${language}`) ?? []))
    case 'content':
      return null
  }
}

const screenIds = new Map(Object.entries(managementScreens).map(([screen, id]) => [id as number, screen]))
const menuIds = new Map(Object.entries(menus).map(([menu, id]) => [id as number, menu]))

function pageName(page: number, { word }: SentenceWords): string | undefined {
  const [screen, menu] = [screenIds.get(page), menuIds.get(page)]
  if (screen !== undefined) return word(`${screen}.title`)
  return menu === undefined ? undefined : word(`roles.menu.${menu}`)
}

function valuePart(is: 'before' | 'after', value: AuditValue | null, words: SentenceWords): SentencePart | null {
  const text = auditValueText(value, words)
  return text === null ? null : { is, text: cut(text) }
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longestValue ? `${line.slice(0, longestValue - 1).toWellFormed()}…` : line
}

function fieldList(names: string[], { word }: SentenceWords): SentencePart {
  const shown = names.slice(0, shownNames).join(word('list.comma') ?? ', ')
  const more = names.length - shownNames
  const text = more <= 0 ? shown : (word('audit_log.and_more') ?? '')
  return { is: 'field', text: text.replace('{{names}}', shown).replace('{{count}}', String(names.length)) }
}

/** One of them is worded apart where a language does so. */
function template(name: string, { count }: AuditEvent, { word }: SentenceWords): string {
  const plural = count === null ? undefined : (count === 1 && word(`audit_log.verb.${name}_one`)) || undefined
  const text = plural ?? word(`audit_log.verb.${name}_other`) ?? word(`audit_log.verb.${name}`)
  return text ?? word('audit_log.verb.changed') ?? ''
}

function commonSlots(event: AuditEvent, words: SentenceWords): Record<string, SentencePart[]> {
  const { user_name, user_id, about, count } = event
  const { word } = words
  return {
    who: [{ is: 'person', text: user_name || (word('audit_log.no_name') ?? '').replace('{{id}}', String(user_id)) }],
    object: [objectPart(event, words)],
    kind: [{ is: 'plain', text: kindName(event.kind, words) }],
    about: about === null ? [] : [{ is: 'object', text: cut(about) }],
    count: count === null ? [] : [{ is: 'plain', text: String(count) }],
  }
}

export function kindName(kind: AuditKind, { word }: SentenceWords): string {
  return word(`audit_log.kind.${kind}`) ?? word('audit_log.kind_unknown') ?? ''
}

/** 'tag “leave”', or the kind with its number where it has no name. */
export function objectPart(event: AuditEvent, words: SentenceWords): SentencePart {
  const { kind, object_id, object_name, is_gone } = event
  const { word } = words
  const isScreen = calledByScreen.includes(kind)
  const name = isScreen ? word(`${screenNamed(event)}.title`) : object_name
  const form = name ? 'object' : object_id === null || singleKinds.includes(kind) ? 'object_alone' : 'object_number'
  const text = (word(`audit_log.${form}`) ?? '{{kind}}')
    .replace('{{kind}}', kindName(kind, words))
    .replace('{{name}}', () => cut(name ?? ''))
    .replace('{{id}}', String(object_id))
  const address = is_gone ? null : addressOf(kind, object_id)
  return address === null ? { is: 'object', text } : { is: 'object', text, address }
}

function screenNamed({ object_name, screen }: AuditEvent): ManagementScreen {
  return (object_name && object_name in managementScreens ? object_name : screen) as ManagementScreen
}

export function addressOf(kind: AuditKind, object_id: number | null): string | null {
  const { address } = auditKinds[kind]
  if (address === null || object_id === null) return null
  return kind === 'article' ? `${address}${object_id}/edit` : `${address}${object_id}`
}

/** `{{who}} renamed {{object}}` with the parts in the places of their names. */
function fillTemplate(text: string, slots: Record<string, SentencePart[]>): SentencePart[] {
  return text.split(/(\{\{\w+\}\})/).flatMap((piece): SentencePart[] => {
    const [, name] = /^\{\{(\w+)\}\}$/.exec(piece) ?? []
    if (name !== undefined) return slots[name] ?? []
    return piece === '' ? [] : [{ is: 'plain', text: piece }]
  })
}

function trimmed(parts: SentencePart[]): SentencePart[] {
  return parts.filter(({ text }) => text !== '')
}
