import { appPermissions } from '@atrium/contract/app-choices'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../platform/page.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import type { Draft } from './draft.ts'
import styles from './submit.module.css'

/** What it may do, each with the reason people will read; and what leaves the network, or that nothing does. */
export function Asks({ draft }: { draft: Draft }) {
  return (
    <>
      <Permissions draft={draft} />
      <DataSent draft={draft} />
    </>
  )
}

function Permissions({ draft: { submission, change } }: { draft: Draft }) {
  const { t } = useTranslation('download')
  const { language } = usePage()
  const { permissions = [] } = submission.described

  return (
    <section>
      <Lintel size="section">{t('apps.permissions')}</Lintel>
      <p>{t('apps.submit.permissions_hint')}</p>
      <ul className={styles.rows}>
        {appPermissions.map((permission) => {
          const asked = permissions.find((one) => one.permission === permission)
          const others = permissions.filter((one) => one.permission !== permission)
          const name = t(`apps.permission.${permission}`)
          return (
            <li key={permission}>
              <Checkbox
                checked={asked !== undefined}
                onChange={({ target }) =>
                  void change({
                    permissions: target.checked ? [...others, { permission, reason: { [language]: name } }] : others,
                  })
                }
              >
                {name}
              </Checkbox>
              {asked && (
                <Input
                  aria-label={t('apps.submit.reason_for', { permission: name })}
                  defaultValue={asked.reason[language] ?? ''}
                  maxLength={200}
                  onBlur={({ target }) =>
                    target.value.trim() &&
                    void change({
                      permissions: [...others, { permission, reason: { ...asked.reason, [language]: target.value } }],
                    })
                  }
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function DataSent({ draft: { submission, change } }: { draft: Draft }) {
  const { t } = useTranslation('download')
  const { language } = usePage()
  const form = useId()
  const { data_sent = [], sends_nothing = false, permissions = [] } = submission.described

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const written = (field: string) => ({ [language]: String(said.get(field)) })
    const one = {
      ...{ what: written('what'), receiver: written('receiver'), why: written('why') },
      host: String(said.get('host')),
    }
    event.currentTarget.reset()
    void change({ data_sent: [...data_sent, one], sends_nothing: false })
  }

  return (
    <section>
      <Lintel size="section">{t('apps.data_sent')}</Lintel>
      {data_sent.length === 0 && (
        <Checkbox
          checked={sends_nothing}
          // Whoever promises this has looked at what the app asks for, even if that is nothing.
          onChange={({ target }) => void change({ sends_nothing: target.checked, permissions })}
        >
          {t('apps.nothing_sent')}
        </Checkbox>
      )}
      <ul className={styles.rows}>
        {data_sent.map((sent, place) => (
          <li key={`${sent.host} ${JSON.stringify(sent.what)}`}>
            <span>
              {sent.what[language] ?? Object.values(sent.what)[0]} →{' '}
              {sent.receiver[language] ?? Object.values(sent.receiver)[0]} <code>{sent.host}</code>
            </span>
            <Button
              size="small"
              onClick={() => void change({ data_sent: data_sent.filter((_, other) => other !== place) })}
            >
              {t('apps.submit.leave_out')}
            </Button>
          </li>
        ))}
      </ul>
      {!sends_nothing && (
        <form id={form} className={styles.sent} onSubmit={add}>
          {(['what', 'receiver', 'why', 'host'] as const).map((field) => (
            <Field key={field} label={t(`apps.sent.${field}`)}>
              {(control) => <Input {...control} name={field} required maxLength={200} />}
            </Field>
          ))}
          <div>
            <Button type="submit">{t('apps.submit.add')}</Button>
          </div>
        </form>
      )}
    </section>
  )
}
