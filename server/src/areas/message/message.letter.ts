import type { Language } from '@atrium/contract/languages'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { brandName } from '../../platform/brand/brand.ts'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { escaped, htmlPage, type LetterFrame } from './message.html.ts'
import { type MessageTemplate, purposes, texts } from './message.texts.ts'

const nameRow = z.object({ name: z.string().nullable() })

type LetterValues = Record<string, string>

/** Both forms of a letter from the same parts. */
export function writeLetter(
  template: MessageTemplate,
  language: Language,
  values: LetterValues,
  { brand, address }: LetterFrame,
) {
  const allValues = {
    ...values,
    brand,
    person_info: `${address}/person-center/person-info`,
    login: `${address}/login`,
    projects: `${address}/project`,
  }
  const { subject, paragraphs } = texts[template][language]
  const filled = paragraphs.map((paragraph) => fill(paragraph, allValues, language))
  const title = fill(subject, allValues, language)

  return {
    subject: title,
    text: `${filled.join('\n\n')}\n\n${brand}\n${address}\n`,
    html: htmlPage(language, { title }, filled.map(asHtml), { brand, address }),
  }
}

function asHtml(paragraph: string) {
  return /^\d{6}$/.test(paragraph)
    ? `<p style="font-size:28px;font-weight:600;letter-spacing:6px;margin:24px 0">${paragraph}</p>`
    : `<p style="margin:0 0 16px">${linked(escaped(paragraph))}</p>`
}

function fill(text: string, values: LetterValues, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    if (name === 'purpose') return purposes[value]?.[language] ?? purposes.confirm[language]
    return name.endsWith('_at') ? inWords(value, language) : value
  })
}

/** In UTC with the zone named, because the reader's zone is unknown. */
function inWords(moment: string, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat(language, style).format(new Date(moment))} UTC`
}

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s，。]+/g, (address) => `<a href="${address}">${address}</a>`)
}

/** The same for every try of one letter, and of no other letter anywhere. */
export function letterNumber(secret: Secret, message_id: number, created_at: string, from: string): string {
  const unique = secret.hash('letter', `${message_id} ${created_at}`).toString('hex').slice(0, 32)
  return `<${unique}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`
}

/** As the operator decided in the portal, or else in the environment. */
export async function readBrand(db: Db, language: Language, config: Config) {
  const { rows } = await typedSql(nameRow)`
    select in_language(value, ${language}) as name from setting where name = 'platform_title'`.execute(db)
  return rows[0]?.name ?? brandName(config, language)
}
