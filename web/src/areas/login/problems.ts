import { keepsPasswordRules } from '@atrium/contract/account/password'
import { useTranslation } from 'react-i18next'
import type { SentCode } from './kept-code.ts'
import { accountKind } from './typed-account.ts'

/** What the browser can tell is wrong with an entry; the server has the last word. */
export function useProblems() {
  const { t } = useTranslation('login')

  return {
    account: (typed: string) => {
      if (!typed.trim()) return t('problem.account_missing')
      return accountKind(typed) ? undefined : t('problem.account')
    },
    password: (typed: string) => (typed ? undefined : t('problem.password_missing')),
    newPassword: (typed: string) => {
      if (!typed) return t('problem.password_missing')
      return keepsPasswordRules(typed) ? undefined : t('problem.password')
    },
    code: (typed: string, sent: SentCode | null) => {
      if (!sent) return t('problem.code_not_sent')
      if (!typed) return t('problem.code_missing')
      return typed.length === 6 ? undefined : t('problem.code')
    },
    agreed: (agreed: boolean) => (agreed ? undefined : t('problem.agreed')),
  }
}
