import type { Answer } from '@atrium/contract/calls'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { usePage } from '../../../platform/page/page.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input, TextArea } from '../../../ui/form/input.tsx'
import styles from './submit.module.css'

type OwnPublisher = Answer<'GET /api/users/mine/publisher'>

/** Written in the language of the page; what was written in others stays. */
export function Publisher({ mine }: { mine: OwnPublisher }) {
  const { t } = useTranslation('download')
  const { language } = usePage()
  const { run, busy, error } = useRun()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const written = (field: string) => String(fields.get(field) ?? '')
    void run(async () => {
      await ask(quietCaller(), 'PUT /api/users/mine/publisher', {
        body: {
          name: { ...mine?.name, [language]: written('name') },
          about: { ...mine?.about, [language]: written('about') },
          website: written('website') || null,
        },
      })
      toast.success(t('apps.submit.saved'))
    })
  }

  return (
    <form className={styles.fields} onSubmit={save}>
      <Refusal text={error} />
      <Field label={t('apps.submit.publisher_name')} required>
        {(control) => <Input {...control} name="name" defaultValue={mine?.name[language]} maxLength={60} />}
      </Field>
      <Field label={t('apps.submit.publisher_about')} required>
        {(control) => <TextArea {...control} name="about" defaultValue={mine?.about[language]} maxLength={1000} />}
      </Field>
      <Field label={t('apps.publisher.website')} hint="https://">
        {(control) => <Input {...control} type="url" name="website" defaultValue={mine?.website ?? ''} />}
      </Field>
      <div>
        <Button type="submit" disabled={busy}>
          {t('apps.submit.save')}
        </Button>
      </div>
    </form>
  )
}
