import { ownPath } from '@atrium/contract/own-path'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Refusal } from '../../page/account/refusal.tsx'
import { useRun } from '../../page/account/use-run.ts'
import { EnvironmentFields, environmentOf } from '../../page/environment/environment-fields.tsx'
import { useAddressFields } from '../../platform/address/address.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Head } from '../../platform/page/head.tsx'
import { usePage } from '../../platform/page/page.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { refreshLogin } from '../../platform/session/login-refresh.ts'
import { type Login, useLogin } from '../../platform/session/session.ts'
import { readEnvironment, saveEnvironment } from '../../platform/state/environment.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Hall } from './hall.tsx'
import styles from './login.module.css'

export const handle: Handle = { modules: ['login', 'resource'], parameters: ['return_to'] }

/** Once, after registering: who one is and what one runs. All of it can be left out. */
export default function Welcome() {
  const { t } = useTranslation('login')
  const { platformTitle } = usePage()
  const login = useLogin()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const returnTo = ownPath(useAddressFields().get('return_to'))

  useEffect(() => {
    if (isHydrated && !login) navigate('/login', { replace: true })
  }, [isHydrated, login, navigate])

  return (
    <Hall forMembers>
      <Head title={`${t('welcome.title')} · ${platformTitle}`} hidden />
      <h1>{t('welcome.title')}</h1>
      <p>{t('welcome.lead')}</p>
      {login && <Introduction key={login.token} login={login} returnTo={returnTo} />}
    </Hall>
  )
}

function Introduction({ login, returnTo }: { login: Login; returnTo: string }) {
  const { t } = useTranslation('login')
  const navigate = useNavigate()
  const [user_name, setName] = useState(login.user_info.user_name)
  const [company_name, setCompany] = useState('')
  const [environment] = useState(readEnvironment)
  const { run, busy, error } = useRun()
  const isNameless = user_name.trim() === ''

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isNameless) return
    const stated = environmentOf(new FormData(event.currentTarget))
    void run(async () => {
      const caller = quietCaller()
      if (user_name !== login.user_info.user_name) {
        await ask(caller, 'POST /api/users/user-name', { body: { user_name } })
      }
      if (company_name.trim()) await ask(caller, 'POST /api/users/company-name', { body: { company_name } })
      if (Object.keys(stated).length > 0) await saveEnvironment(stated)
      await refreshLogin()
      await navigate(returnTo, { replace: true })
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <Field
        label={t('welcome.name')}
        required
        hint={t('welcome.name_hint')}
        error={isNameless ? t('welcome.name_empty') : undefined}
      >
        {(control) => (
          <Input
            size="large"
            {...control}
            autoComplete="nickname"
            maxLength={40}
            value={user_name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label={t('field.company_name')}>
        {(control) => (
          <Input
            size="large"
            {...control}
            autoComplete="organization"
            placeholder={t('field.company_example')}
            maxLength={100}
            value={company_name}
            onChange={({ target }) => setCompany(target.value)}
          />
        )}
      </Field>
      <p>{t('welcome.environment')}</p>
      <EnvironmentFields before={environment} />
      <Refusal text={error} />
      <Button kind="primary" size="large" wide type="submit" aria-disabled={busy}>
        {t('welcome.save')}
      </Button>
      <ButtonLink size="large" wide to={returnTo} replace>
        {t('welcome.skip')}
      </ButtonLink>
    </form>
  )
}
