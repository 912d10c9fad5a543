import { textIn } from '@atrium/contract/resource/text-in'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import type { AppDraft } from './draft.ts'
import styles from './submit.module.css'

/** What leaves the network, line by line, or in so many words that nothing does. */
export function DataSent({ draft: { submission, change } }: { draft: AppDraft }) {
  const { t } = useTranslation('download')
  const { language } = usePage()
  const { data_sent = [], sends_nothing = false, permissions = [] } = submission.described

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const written = (field: string) => ({ [language]: String(fields.get(field)) })
    const one = {
      what: written('what'),
      receiver: written('receiver'),
      why: written('why'),
      host: String(fields.get('host')),
    }
    event.currentTarget.reset()
    void change({ data_sent: [...data_sent, one], sends_nothing: false })
  }

  return (
    <section data-field="data_sent">
      <Lintel size="section">{t('apps.data_sent')}</Lintel>
      {data_sent.length === 0 && (
        <p className={styles.hint}>
          <Checkbox
            checked={sends_nothing}
            // Whoever promises this has looked at what the app asks for, even if that is nothing.
            onChange={({ target }) => void change({ sends_nothing: target.checked, permissions })}
          >
            {t('apps.nothing_sent')}
          </Checkbox>
        </p>
      )}
      <ul className={styles.lines}>
        {data_sent.map((sent, place) => (
          <li key={`${sent.host} ${JSON.stringify(sent.what)}`}>
            <p>
              <b>{textIn(sent.what, language)}</b> → {textIn(sent.receiver, language)} <code>{sent.host}</code>
              <small>{textIn(sent.why, language)}</small>
            </p>
            <Button
              size="small"
              aria-label={t('apps.submit.leave_out_named', { what: textIn(sent.what, language) })}
              onClick={() => void change({ data_sent: data_sent.filter((_, other) => other !== place) })}
            >
              {t('apps.submit.leave_out')}
            </Button>
          </li>
        ))}
      </ul>
      {!sends_nothing && (
        <form className={styles.sent} onSubmit={add}>
          {(['what', 'receiver', 'why', 'host'] as const).map((field) => (
            <Field key={field} label={t(`apps.sent.${field}`)}>
              {(control) => (
                <Input
                  {...control}
                  {...(field === 'host' && { pattern: '[\\w\\-]+(\\.[\\w\\-]+)+', placeholder: 'read.example.com' })}
                  name={field}
                  required
                  maxLength={200}
                />
              )}
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
