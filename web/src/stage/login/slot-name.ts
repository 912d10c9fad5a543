import type { TFunction } from 'i18next'

/** What pages usually let others put in, by the names that slots have in files. */
const known = ['accent', 'background', 'title', 'greeting', 'account', 'password', 'submit', 'ways', 'logo'] as const

/** The name of a slot in the reader's language; a name of the author's own stays as it is written. */
export function slotName(name: string, t: TFunction<'resource'>): string {
  const found = known.find((one) => one === name)
  return found ? t(`stage_login.slot_name.${found}`) : name
}
