import type { Answer } from '@atrium/contract/calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { Row, RowAction, Rows } from '../../page/account/rows.tsx'
import type { SettledCall } from '../../page/account/settle-call.ts'
import { useAgain } from '../../page/account/use-again.ts'
import { useRun } from '../../page/account/use-run.ts'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller } from '../../platform/api/browser-caller.ts'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { ErasureDialog } from './erasure-dialog.tsx'
import { Exports } from './exports.tsx'
import styles from './my-data.module.css'
import type { OwnAccount, PersonCenterData } from './person-center.tsx'
import { Section } from './section.tsx'

type ExportList = Answer<'GET /api/users/mine/exports'>

/** Everything kept about oneself: to take along, or to have erased. */
export function MyData({ account, exports }: PersonCenterData & { exports: Promise<SettledCall<ExportList>> }) {
  const { t } = useTranslation('person_center')

  return (
    <Section id="data" title={t('info.data')}>
      <Answered answer={exports} waiting={<WaitingRows rows={1} />}>
        {({ list }) => <Exports list={list} />}
      </Answered>
      <div className={styles.erasure}>
        <Answered answer={account} waiting={<WaitingRows rows={1} />}>
          {(account) => <Erasure account={account} />}
        </Answered>
      </div>
    </Section>
  )
}

function Erasure({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('person_center')
  const [asking, setAsking] = useState(false)
  const again = useAgain()
  if (account.erase_at) return <Erasing erase_at={account.erase_at} />

  return (
    <Rows>
      <Row
        label={t('erasure.label')}
        note={t('erasure.note')}
        actions={
          <RowAction kind="danger" onClick={() => setAsking(true)}>
            {t('erasure.ask')}
          </RowAction>
        }
      >
        {t('erasure.text')}
      </Row>
      {asking && (
        <ErasureDialog
          user_name={account.user_name}
          onClose={() => setAsking(false)}
          onAsked={async () => {
            setAsking(false)
            await again()
          }}
        />
      )}
    </Rows>
  )
}

/** It can still be taken back. */
function Erasing({ erase_at }: { erase_at: string }) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const again = useAgain()
  const { run, busy } = useRun()
  const date = formatDate(erase_at, new Date().toISOString(), language)

  async function keep() {
    await ask(browserCaller(), 'DELETE /api/users/mine/erasure')
    toast.success(t('erasure.kept'))
    await again()
  }

  return (
    <div className={styles.note}>
      <CallOut kind="error">
        <div className={styles.erasing}>
          {t('erasure.on', { date })}
          <Button size="small" aria-disabled={busy} onClick={() => void run(keep)}>
            {t('erasure.keep')}
          </Button>
        </div>
      </CallOut>
    </div>
  )
}
