import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutBasePath } from '../../platform/address/base-path.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { useQuery } from '../../platform/api/use-query.ts'
import { askSolving } from '../../platform/challenge/ask-solving.ts'
import { resolveConfirmation, useConfirmAsked } from '../../platform/confirm/ask-confirmed.ts'
import { useLogin } from '../../platform/session/session.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { PasswordField, PasswordOwner } from '../../ui/form/password-field.tsx'
import { TabList, TabPanel } from '../../ui/navigation/tabs.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { goToDigits, useCode } from '../use-code.ts'
import styles from './confirm-dialog.module.css'
import { FormActions } from './form-actions.tsx'
import { leaveFor } from './leave.ts'
import { Refusal } from './refusal.tsx'
import { useRun } from './use-run.ts'

/** Stands once on every page whose calls may ask for it. */
export function ConfirmDialog() {
  return useConfirmAsked() ? <Asking /> : null
}

const cancel = () => resolveConfirmation(false)

function Asking() {
  const { t } = useTranslation('authorization')
  const panel = useId()
  const form = useId()
  const ways = useWays()
  const [chosen, setChosen] = useState<string>()
  const way = ways.find(({ id }) => id === chosen) ?? ways[0]
  const [password, setPassword] = useState('')
  const [digits, setDigits] = useState('')
  const code = useCode('confirm')
  const { run, busy, error, forget } = useRun()

  function choose(next: string) {
    setChosen(next)
    setDigits('')
    code.forget()
    forget()
  }

  /** What is sent, once it is all there. */
  function proof() {
    if (way?.kind === 'password') return password ? { password } : null
    return code.ticket && digits.length === 6 ? { ticket: code.ticket, code: digits } : null
  }

  function confirm(event: FormEvent) {
    event.preventDefault()
    if (way?.kind === 'provider') return void run(() => leaveFor(way.type, 'confirm', hereAgain()))
    const body = proof()
    if (!body) return
    void run(async () => {
      await askSolving(quietCaller(), 'POST /api/users/mine/confirmation', { body })
      resolveConfirmation(true)
    })
  }

  return (
    <Dialog
      open
      onClose={cancel}
      title={t('confirm.title')}
      lead={t('confirm.lead')}
      actions={
        <FormActions
          form={form}
          cancel={t('action.cancel')}
          onCancel={cancel}
          submit={way?.kind === 'provider' ? t('confirm.go', { name: way.name }) : t('confirm.yes')}
          ready={way?.kind === 'provider' || proof() !== null}
          busy={busy}
        />
      }
    >
      {ways.length > 1 && way && (
        <TabList label={t('confirm.ways')} panel={panel} current={way.id} onChange={choose} tabs={ways} />
      )}
      <form id={form} className={styles.form} onSubmit={confirm}>
        <TabPanel panel={panel} current={way?.id ?? ''}>
          {way?.kind === 'password' && (
            <>
              <PasswordOwner account={way.account} />
              <PasswordField
                label={t('confirm.password_label')}
                value={password}
                onChange={setPassword}
                error={error}
                data-first
              />
            </>
          )}
          {(way?.kind === 'mobile' || way?.kind === 'email') && (
            <CodeField
              key={way.id}
              value={digits}
              onChange={setDigits}
              error={error ?? code.error}
              state={code.state}
              wait={code.wait}
              hint={t(code.ticket ? 'confirm.sent_to' : 'confirm.goes_to', { address: way.address })}
              onSend={async () => {
                if (await code.send(way.kind, {})) goToDigits(form)
              }}
            />
          )}
          {way?.kind === 'provider' && (
            <>
              <p>{t('confirm.elsewhere', { name: way.name })}</p>
              <Refusal text={error} />
            </>
          )}
        </TabPanel>
      </form>
    </Dialog>
  )
}

function hereAgain(): string {
  return withoutBasePath(location.pathname) + location.search + location.hash
}

/** How a person can show that it is still them. */
type ConfirmWay =
  | { id: string; name: string; kind: 'password'; account: string }
  | { id: string; name: string; kind: 'mobile' | 'email'; address: string }
  | { id: string; name: string; kind: 'provider'; type: string }

/** Password, own addresses, connected accounts: whatever the person has. */
function useWays(): ConfirmWay[] {
  const { t } = useTranslation('authorization')
  const user = useLogin()?.user_info
  const { data } = useQuery('GET /api/users/mine/account', {})

  const ways: ConfirmWay[] = []
  if (user && !user.not_set_password)
    ways.push({
      id: 'password',
      name: t('confirm.password'),
      kind: 'password',
      account: user.email ?? user.mobile ?? user.user_name,
    })
  if (user?.mobile) ways.push({ id: 'mobile', name: t('confirm.mobile'), kind: 'mobile', address: user.mobile })
  if (user?.email) ways.push({ id: 'email', name: t('confirm.email'), kind: 'email', address: user.email })
  for (const [type, name] of new Map(data?.identities.map((one) => [one.type, one.provider_name]))) {
    ways.push({ id: `provider-${type}`, name, kind: 'provider', type })
  }
  return ways
}
