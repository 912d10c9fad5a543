import type { Answer } from '@atrium/contract/calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { Button } from '../../ui/form/button.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import styles from './providers.module.css'
import { startOAuth } from './start-oauth.ts'

export type LoginProvider = Answer<'GET /api/users/oauth/providers'>['list'][number]

/** OAuth providers people can sign in with, a button each. */
export function Providers({ providers, returnTo }: { providers: readonly LoginProvider[]; returnTo: string }) {
  const { t } = useTranslation('login')
  const [going, setGoing] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  if (providers.length === 0) return null

  async function go(type: string) {
    if (going) return
    setGoing(type)
    setFailure(null)
    try {
      const { address } = await startOAuth(type, returnTo)
      location.assign(address)
    } catch (thrown) {
      setFailure(thrown as Failure)
    } finally {
      setGoing(null)
    }
  }

  return (
    <div className={styles.providers}>
      <p className={styles.or}>{t('sign_in.or')}</p>
      {failure && (
        <div role="alert">
          <CallOut kind="error">{failureText(failure)}</CallOut>
        </div>
      )}
      {providers.map(({ type, name }) => (
        <Button key={type} size="large" wide aria-busy={going === type} onClick={() => go(type)}>
          {t('provider.other', { name })}
        </Button>
      ))}
    </div>
  )
}
