import { randomInt } from 'node:crypto'
import { userName } from '@atrium/contract/account/account'
import type { Language } from '@atrium/contract/languages'
import type { ProvedAddress } from '../proof/proof.service.ts'

const generatedNames: Record<Language, (digits: string) => string> = {
  'zh-CN': (digits) => `用户${digits}`,
  'zh-TW': (digits) => `使用者${digits}`,
  en: (digits) => `User ${digits}`,
}

/** What a newcomer is called who gave no name. Never the whole number or address: everybody sees the name. */
export function defaultName(
  { type, subject, name }: Pick<ProvedAddress, 'type' | 'subject' | 'name'>,
  language: Language,
) {
  if (type === 'mobile') return generatedNames[language](subject.slice(-4))
  const known = type === 'email' ? subject.slice(0, subject.lastIndexOf('@')) : name
  return asUserName(known ?? '') ?? generatedNames[language](String(randomInt(1_000, 10_000)))
}

/** As far as it would be allowed if the person had typed it. */
export function asUserName(text: string): string | undefined {
  const withoutHalfCharacter = text
    .trim()
    .slice(0, 40)
    .replace(/[\ud800-\udbff]$/, '')
  return userName.safeParse(withoutHalfCharacter).data
}
