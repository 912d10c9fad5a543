import type { Answer } from '@atrium/contract/calls'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { askConfirmed } from '../../platform/confirm/ask-confirmed.ts'
import { formatDate, formatMoment } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { toast } from '../../platform/state/toast.ts'
import { LinkIcon, QrCodeIcon } from '../../ui/icon/icons.tsx'
import { Answered, WaitingRows } from './answered.tsx'
import { leaveFor } from './leave.ts'
import { Question } from './question.tsx'
import { Row, RowAction, Rows } from './rows.tsx'
import type { SettledCall } from './settle-call.ts'
import { useAgain } from './use-again.ts'
import { useRun } from './use-run.ts'

type ConnectedAccount = Answer<'GET /api/users/mine/account'>
type ConnectableProviders = Answer<'GET /api/users/oauth/providers'>
type ConnectedIdentity = ConnectedAccount['identities'][number]
type ConnectableProvider = ConnectableProviders['list'][number]

interface ConnectedAccountsProps {
  account: Promise<SettledCall<ConnectedAccount>>
  providers: Promise<SettledCall<ConnectableProviders>>
}

/** What is connected to the account, since when and last used; and what else could be. */
export function ConnectedAccounts({ account, providers }: ConnectedAccountsProps) {
  const waiting = <WaitingRows rows={2} />

  return (
    <Answered answer={account} waiting={waiting}>
      {({ identities }) => (
        <Answered answer={providers} waiting={waiting}>
          {({ list }) => <Connections identities={identities} providers={list} />}
        </Answered>
      )}
    </Answered>
  )
}

function Connections({ identities, providers }: { identities: ConnectedIdentity[]; providers: ConnectableProvider[] }) {
  const { t } = useTranslation('authorization')
  const [leaving, setLeaving] = useState<ConnectedIdentity | null>(null)
  const close = () => setLeaving(null)
  const again = useAgain()
  const rows = useRef<HTMLDivElement>(null)
  const open = providers.filter(({ type }) => !identities.some((identity) => identity.type === type))

  async function disconnect({ identity_id, provider_name }: ConnectedIdentity) {
    await askConfirmed(quietCaller(), 'DELETE /api/users/mine/identities/{identity_id}', { params: { identity_id } })
    close()
    toast.success(t('connected.gone', { name: provider_name }))
    await again()
    rows.current?.focus()
  }

  if (identities.length + open.length === 0) return <p>{t('connected.none')}</p>
  return (
    <>
      <Rows ref={rows}>
        {identities.map((identity) => (
          <Connected key={identity.identity_id} identity={identity} onDisconnect={() => setLeaving(identity)} />
        ))}
        {open.map((provider) => (
          <Open key={provider.type} provider={provider} />
        ))}
      </Rows>
      {leaving && (
        <Question
          title={t('connected.disconnect_title', { name: leaving.provider_name })}
          yes={t('connected.disconnect')}
          onYes={() => disconnect(leaving)}
          onClose={close}
        >
          {t('connected.disconnect_text', { name: leaving.provider_name })}
        </Question>
      )}
    </>
  )
}

function Connected({ identity, onDisconnect }: { identity: ConnectedIdentity; onDisconnect: () => void }) {
  const { t } = useTranslation('authorization')
  const { language } = usePage()
  const now = new Date().toISOString()
  const since = t('connected.since', { date: formatDate(identity.created_at, now, language) })
  const used =
    identity.last_used_at && t('connected.used', { when: formatMoment(identity.last_used_at, now, language) })

  return (
    <Row
      label={identity.provider_name}
      icon={<ProviderIcon type={identity.type} />}
      note={used ? `${since} · ${used}` : since}
      actions={<RowAction onClick={onDisconnect}>{t('connected.disconnect')}</RowAction>}
    >
      {identity.name ?? t('connected.unnamed')}
    </Row>
  )
}

function Open({ provider: { type, name } }: { provider: ConnectableProvider }) {
  const { t } = useTranslation('authorization')
  const { pathname, hash } = useLocation()
  const { run, busy } = useRun()

  return (
    <Row
      label={name}
      icon={<ProviderIcon type={type} />}
      actions={
        <RowAction aria-disabled={busy} onClick={() => void run(() => leaveFor(type, 'bind', pathname + hash))}>
          {t('connected.connect')}
        </RowAction>
      }
    >
      <span data-quiet>{t('connected.not_yet')}</span>
    </Row>
  )
}

function ProviderIcon({ type }: { type: string }) {
  return type === 'wechat' ? <QrCodeIcon /> : <LinkIcon />
}
