import { randomInt } from 'node:crypto'
import { userName } from '@atrium/contract/account/account'
import type { Language } from '@atrium/contract/languages'
import type { ProvedAddress } from '../proof/proof.service.ts'

const generatedNames: Record<Language, (digits: string) => string> = {
  'zh-CN': (digits) => `用户${digits}`,
  'zh-TW': (digits) => `使用者${digits}`,
  en: (digits) => `User ${digits}`,
}

/** What a newcomer is called who gave no name. Nothing of a number or an address: everybody sees the name. */
export function defaultName({ type, name }: Pick<ProvedAddress, 'type' | 'name'>, language: Language) {
  const known = type === 'mobile' || type === 'email' ? null : name
  return asUserName(known ?? '') ?? generatedNames[language](String(randomInt(100_000, 1_000_000)))
}

/** As far as it would be allowed if the person had typed it. */
export function asUserName(text: string): string | undefined {
  const withoutHalfCharacter = text
    .trim()
    .slice(0, 40)
    .replace(/[\ud800-\udbff]$/, '')
  return userName.safeParse(withoutHalfCharacter).data
}
