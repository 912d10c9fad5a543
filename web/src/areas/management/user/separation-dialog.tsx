import { hasMenu } from '@atrium/contract/access'
import type { Answer } from '@atrium/contract/calls'
import { type Duty, dutyNames } from '@atrium/contract/duties'
import { type ManagementScreen, managementScreens } from '@atrium/contract/management'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settleCall } from '../../../page/account/settle-call.ts'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatClock, formatNumber } from '../../../platform/format/format.ts'
import { navigateTo } from '../../../platform/page/navigation.ts'
import { refreshLogin } from '../../../platform/session/login-refresh.ts'
import { readLogin } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { ShieldIcon } from '../../../ui/icon/icons.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Picker } from '../names/picker.tsx'
import styles from './separation-dialog.module.css'

type SeparationAnswer = Answer<'GET /api/management/separation'>
type ShownPlan = NonNullable<SeparationAnswer['plan']>
type ChosenHolders = Record<Duty, number[]>

const noHolders: ChosenHolders = { system: [], security: [], audit: [] }

/** One button on the screen of roles: what separation of duties is, what switching it on changes, and how it ends. */
export function SeparationButton() {
  const { t } = useTranslation('management')
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ShieldIcon size={16} />
        {t('separation.title')}
      </Button>
      {open && <SeparationDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SeparationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('management')
  const [chosen, setChosen] = useState(noHolders)
  const isChosen = dutyNames.every((duty) => chosen[duty].length > 0)
  const query = isChosen ? { holders: chosen } : {}
  const { data, failure } = useQuery('GET /api/management/separation', { query }, { keepsPrevious: true })
  const { run, busy, error } = useRun()
  const form = useId()
  const plan = isChosen ? data?.plan : null
  const isOn = data !== null && data.began_at !== null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '' || !plan || plan.conflicts.length > 0) return
    void run(async () => {
      await ask(quietCaller(), 'PUT /api/management/separation', { body: { ...chosen, reason } })
      onClose()
      toast.success(t('separation.done'))
      await refreshLogin()
      // Who switched it on may hold no page any more.
      navigateTo(hasMenu(readLogin()?.menus, 'management') ? '/management' : '/')
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('separation.title')}
      lead={
        isOn ? t('separation.since', { date: formatClock(data.began_at ?? '').slice(0, 10) }) : t('separation.lead')
      }
      actions={
        isOn ? (
          <Button onClick={onClose}>{t('form.close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('form.cancel')}</Button>
            <Button kind="danger" type="submit" form={form} disabled={busy || !plan || plan.conflicts.length > 0}>
              {t('separation.begin')}
            </Button>
          </>
        )
      }
    >
      {failure && <CallOut kind="error">{failureText(failure)}</CallOut>}
      {isOn && <Holders holders={data.holders} />}
      {data && !isOn && (
        <form id={form} className={styles.form} onSubmit={submit}>
          {error && <CallOut kind="error">{error}</CallOut>}
          {dutyNames.map((duty) => (
            <Field key={duty} label={t(`separation.duty.${duty}`)} hint={t(`separation.does.${duty}`)} required>
              {({ id }) => (
                <Picker
                  id={id}
                  value={chosen[duty]}
                  names={[]}
                  find={findPeople}
                  hint={t('separation.find_hint')}
                  change={(people) => setChosen({ ...chosen, [duty]: people })}
                />
              )}
            </Field>
          ))}
          {plan ? <Preview plan={plan} /> : <p className={styles.hint}>{t('separation.choose')}</p>}
          <Field label={t('form.reason')} hint={t('form.reason_hint')} required>
            {(control) => <TextArea {...control} name="reason" maxLength={500} />}
          </Field>
          <CallOut kind="warning">{t('separation.no_way_back')}</CallOut>
        </form>
      )}
    </Dialog>
  )
}

async function findPeople(keyword: string) {
  const settled = await settleCall('GET /api/management/users', {
    query: { search: { keyword }, size: 10 },
  })
  if (!('data' in settled)) return settled
  const list = settled.data.list.map(({ user_id, user_name, company_name, email }) => ({
    item_id: user_id,
    title: [user_name, company_name ?? email].filter(Boolean).join(' · '),
  }))
  return { data: { list } }
}

/** Who gets what, who loses what, which roles are cut; and what prevents it, first. */
function Preview({ plan: { gains, losses, changed_roles, conflicts } }: { plan: ShownPlan }) {
  const { t } = useTranslation('management')
  const pageNames = usePageNames()
  const duties = (held: Duty[]) => held.map((duty) => t(`separation.duty.${duty}`)).join(t('list.comma'))

  return (
    <section className={styles.preview} aria-label={t('separation.preview')} aria-live="polite">
      {conflicts.map(({ kind, user_id, user_name, duties: held }) => (
        <CallOut key={user_id} kind="error">
          {t(`separation.${kind}`, { name: user_name, duties: duties(held) })}
        </CallOut>
      ))}
      <h3>{t('separation.gains')}</h3>
      <ul>
        {gains.map(({ user_id, user_name, duty }) => (
          <li key={`${user_id} ${duty}`}>
            <b>{user_name}</b>
            <Tag kind="good">{t(`separation.duty.${duty}`)}</Tag>
          </li>
        ))}
      </ul>
      <h3>{t('separation.losses')}</h3>
      {losses.length === 0 && <p className={styles.hint}>{t('separation.nothing_lost')}</p>}
      <ul>
        {losses.map(({ user_id, user_name, roles, pages }) => (
          <li key={user_id}>
            <b>{user_name}</b>
            <div>
              {roles.length > 0 && <p>{t('separation.loses_roles', { names: roles.join(t('list.comma')) })}</p>}
              {pages.length > 0 && <p>{t('separation.loses_pages', { names: pageNames(pages) })}</p>}
            </div>
          </li>
        ))}
      </ul>
      {changed_roles.length > 0 && <h3>{t('separation.roles')}</h3>}
      <ul>
        {changed_roles.map(({ role_id, name, pages }) => (
          <li key={role_id}>
            <b>{name}</b>
            <span>{pageNames(pages)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const namesShown = 6

/** The first of them by name; a super administrator loses more than anybody reads. */
function usePageNames() {
  const { t } = useTranslation('management')
  const nameOf = (page: number) => {
    const screen = (Object.keys(managementScreens) as ManagementScreen[]).find((one) => managementScreens[one] === page)
    return screen ? t(`${screen}.title`) : String(page)
  }

  return (pages: readonly number[]) => {
    const names = pages.slice(0, namesShown).map(nameOf).join(t('list.comma'))
    return pages.length > namesShown ? `${names} ${t('separation.more', { total: formatNumber(pages.length) })}` : names
  }
}

function Holders({ holders }: Pick<SeparationAnswer, 'holders'>) {
  const { t } = useTranslation('management')

  return (
    <div className={styles.preview}>
      <ul>
        {dutyNames.map((duty) => (
          <li key={duty}>
            <b>{t(`separation.duty.${duty}`)}</b>
            <span>
              {holders
                .filter((one) => one.duty === duty)
                .map(({ user_name }) => user_name)
                .join(t('list.comma'))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('separation.end')}</p>
      <code>npm run admin -- end-separation --email who@example.com</code>
    </div>
  )
}
