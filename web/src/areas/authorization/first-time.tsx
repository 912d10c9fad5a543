import { agreements } from '@atrium/contract/account/agreement'
import { ownPath } from '@atrium/contract/own-path'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Refusal } from '../../page/account/refusal.tsx'
import { useRun } from '../../page/account/use-run.ts'
import { Agree } from '../../page/agree.tsx'
import { AreaPage } from '../../page/area-page.tsx'
import { EnvironmentFields, environmentOf } from '../../page/environment/environment-fields.tsx'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { loginAddress } from '../../platform/session/guard.ts'
import { keepLogin } from '../../platform/session/session.ts'
import { readEnvironment, saveEnvironment } from '../../platform/state/environment.ts'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import styles from './authorization.module.css'
import { keepTicket } from './kept-ticket.ts'

interface FirstTimeProps {
  ticket: string
  suggestion: { user_name: string | null; has_photo: boolean }
  return_to: string
}

/** Signed in at an OAuth provider, but without an account here: one is created, or an existing one is linked. */
export function FirstTime({ ticket, suggestion, return_to }: FirstTimeProps) {
  const { t } = useTranslation('authorization')
  const navigate = useNavigate()
  const [user_name, setName] = useState(suggestion.user_name ?? '')
  const [company_name, setCompany] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [takesPhoto, setTakesPhoto] = useState(false)
  const [tried, setTried] = useState(false)
  const [environment] = useState(readEnvironment)
  const { run, busy, error } = useRun()
  const nameless = user_name.trim() === ''

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (nameless || !agreed) return
    const stated = environmentOf(new FormData(event.currentTarget))
    void run(async () => {
      const { token, menus, view_only, user_info, roles } = await ask(quietCaller(), 'POST /api/register', {
        body: { ticket, user_name, company_name, agreed: agreements },
      })
      keepLogin({ token, menus, view_only, user_info, roles })
      // The account is there; a photo that cannot be taken over now is still offered with the account information.
      if (takesPhoto) await orNull(ask(quietCaller(), 'POST /api/users/mine/photo/offer', { body: { take: true } }))
      if (Object.keys(stated).length > 0) await saveEnvironment(stated)
      await navigate(ownPath(return_to), { replace: true })
    })
  }

  return (
    <AreaPage title={t('first.title')} lead={t('first.lead')} closed hidden>
      <form className={styles.form} noValidate onSubmit={create}>
        <Field
          label={t('first.name')}
          required
          hint={t('first.name_hint')}
          error={tried && nameless ? t('first.name_empty') : undefined}
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
        <Field label={t('first.company')} hint={t('first.company_hint')}>
          {(control) => (
            <Input
              size="large"
              {...control}
              autoComplete="organization"
              maxLength={100}
              value={company_name}
              onChange={({ target }) => setCompany(target.value)}
            />
          )}
        </Field>
        <p>{t('first.environment')}</p>
        <EnvironmentFields before={environment} />
        {suggestion.has_photo && (
          <Checkbox checked={takesPhoto} onChange={({ target }) => setTakesPhoto(target.checked)}>
            {t('first.photo')}
          </Checkbox>
        )}
        <Agree agreed={agreed} onChange={setAgreed} problem={tried && !agreed ? t('first.agree_first') : undefined} />
        <Refusal text={error} />
        <Button kind="primary" size="large" wide type="submit" aria-disabled={busy}>
          {t('first.create')}
        </Button>
        <p>
          {t('first.have')}{' '}
          <TextLink to={loginAddress('/authorization')} onClick={() => keepTicket({ ticket, return_to })}>
            {t('first.have_link')}
          </TextLink>
        </p>
      </form>
    </AreaPage>
  )
}
