import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { MergeDialog } from '../../page/account/merge-dialog.tsx'
import { Question } from '../../page/account/question.tsx'
import { Row, RowAction, Rows } from '../../page/account/rows.tsx'
import { useAgain } from '../../page/account/use-again.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { askConfirmed } from '../../platform/confirm/ask-confirmed.ts'
import { isBound, needsPassword } from '../../platform/session/person.ts'
import { toast } from '../../platform/state/toast.ts'
import { LockIcon } from '../../ui/icon/icons.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { BindDialog } from './bind-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import type { OwnAccount, PersonCenterData } from './person-center.tsx'
import type { ProvidersCall } from './providers.ts'
import { Section } from './section.tsx'

type OpenSignInDialog =
  | { dialog: 'bind' | 'unbind'; way: 'mobile' | 'email' }
  | { dialog: 'password' }
  | { dialog: 'merge'; ticket: string }

export function SigningIn({ account, providers }: PersonCenterData & { providers: ProvidersCall }) {
  const { t } = useTranslation('person_center')

  return (
    <Section id="signing-in" title={t('info.signing-in')}>
      <Answered answer={account} waiting={<WaitingRows rows={3} />}>
        {(account) => <Ways account={account} providers={providers} />}
      </Answered>
    </Section>
  )
}

function Ways({ account, providers }: { account: OwnAccount; providers: ProvidersCall }) {
  const { t } = useTranslation('person_center')
  const [opened, setOpened] = useState<OpenSignInDialog | null>(null)
  const close = () => setOpened(null)
  const again = useAgain()

  async function unbind(way: 'mobile' | 'email') {
    await askConfirmed(quietCaller(), `DELETE /api/users/mine/${way}`)
    close()
    toast.success(t('signing_in.unbound_now'))
    await again()
  }

  return (
    <>
      <Reminder account={account} />
      <Rows>
        {(['mobile', 'email'] as const).map((way) => (
          <Address key={way} way={way} address={account[way]} onOpen={setOpened} />
        ))}
        <Row
          label={t('signing_in.password')}
          actions={
            <RowAction onClick={() => setOpened({ dialog: 'password' })}>
              {account.not_set_password ? t('signing_in.set') : t('signing_in.change')}
            </RowAction>
          }
        >
          {account.not_set_password ? (
            <span data-quiet>{t('signing_in.no_password')}</span>
          ) : (
            t('signing_in.has_password')
          )}
        </Row>
      </Rows>
      {opened?.dialog === 'bind' && (
        <BindDialog
          way={opened.way}
          present={account[opened.way]}
          providers={providers}
          onClose={close}
          onBound={async () => {
            close()
            toast.success(t('signing_in.bound_now'))
            await again()
          }}
          onBelongsToOther={(ticket) => setOpened({ dialog: 'merge', ticket })}
        />
      )}
      {opened?.dialog === 'unbind' && (
        <Question
          title={t(`signing_in.unbind_${opened.way}`)}
          yes={t('signing_in.unbind')}
          onYes={() => unbind(opened.way)}
          onClose={close}
        >
          {t('signing_in.unbind_text', { address: account[opened.way] })}
        </Question>
      )}
      {opened?.dialog === 'password' && (
        <PasswordDialog
          first={account.not_set_password}
          account={account.email ?? account.mobile ?? account.user_name}
          onClose={close}
          onSet={async () => {
            close()
            await again()
          }}
        />
      )}
      {opened?.dialog === 'merge' && (
        <MergeDialog
          ticket={opened.ticket}
          onClose={close}
          onMerged={async () => {
            close()
            await again()
          }}
        />
      )}
    </>
  )
}

/** Warns people who could lose access to their account, where they can fix it [ACC-08] [ACC-09]. */
function Reminder({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('person_center')

  if (needsPassword(account)) {
    return (
      <CallOut kind="warning" icon={<LockIcon />}>
        {t('signing_in.reminder')}
      </CallOut>
    )
  }
  return isBound(account) ? null : <CallOut kind="warning">{t('signing_in.not_bound')}</CallOut>
}

interface AddressProps {
  way: 'mobile' | 'email'
  address: string | null
  onOpen: (opened: OpenSignInDialog) => void
}

function Address({ way, address, onOpen }: AddressProps) {
  const { t } = useTranslation('person_center')

  return (
    <Row
      label={t(`signing_in.${way}`)}
      actions={
        <>
          {address && (
            <RowAction kind="text" onClick={() => onOpen({ dialog: 'unbind', way })}>
              {t('signing_in.unbind')}
            </RowAction>
          )}
          <RowAction onClick={() => onOpen({ dialog: 'bind', way })}>
            {address ? t('signing_in.replace') : t('signing_in.bind')}
          </RowAction>
        </>
      }
    >
      {address ?? <span data-quiet>{t('signing_in.none')}</span>}
    </Row>
  )
}
