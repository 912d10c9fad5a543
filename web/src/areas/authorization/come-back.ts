import type { Answer } from '@atrium/contract/calls'
import { ownPath } from '@atrium/contract/own-path'
import { replace } from 'react-router'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { browserTranslations } from '../../platform/i18n/browser.ts'
import { keepLogin } from '../../platform/session/session.ts'
import { toast } from '../../platform/state/toast.ts'

type Result = Answer<'GET /api/users/oauth/login/result/{a}/{b}'>
type UnfinishedLogin = Extract<Result, { outcome: 'no_account' | 'belongs_to_other' }>
/** What a person still has to decide or read; everything else leads on by itself. */
export type LoginOutcome = UnfinishedLogin | { outcome: 'failed'; text: string } | { outcome: 'lost' }

/** The result of an OAuth sign-in, from the return address. */
export async function comeBack(type: string, address: URL): Promise<LoginOutcome> {
  const state = address.searchParams.get('state')
  const given = (name: string) => address.searchParams.get(name) ?? undefined
  if (!state) return { outcome: 'lost' }

  try {
    const result = await ask(quietCaller(), 'GET /api/users/oauth/login/result/{a}/{b}', {
      params: { a: type, b: state },
      query: { code: given('code'), error: given('error'), iss: given('iss') },
    })
    return goOn(result)
  } catch (thrown) {
    if (thrown instanceof Failure) return { outcome: 'failed', text: failureText(thrown) }
    throw thrown
  }
}

function goOn(result: Result): LoginOutcome {
  const { t } = browserTranslations

  if (result.outcome === 'no_account' || result.outcome === 'belongs_to_other') return result
  if (result.outcome === 'signed_in') {
    const { token, menus, view_only, user_info, roles } = result
    keepLogin({ token, menus, view_only, user_info, roles })
  }
  if (result.outcome === 'bound') toast.success(t('authorization:callback.bound'))
  if (result.outcome === 'confirmed') toast.success(t('authorization:callback.confirmed'))
  throw replace(ownPath(result.return_to))
}
