import { productVersions } from '@atrium/contract/environment'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { readEnvironment } from '../../../platform/state/environment.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { AppDetail } from './answers.ts'
import styles from './install-dialog.module.css'

type ProductVersion = (typeof productVersions)[number]

interface InstallDialogProps {
  app: AppDetail
  onClose: () => void
  onAsked: () => void
}

/** Only product versions that some version of the app works with can be chosen: the right one is then asked for. */
export default function InstallDialog({ app, onClose, onAsked }: InstallDialogProps) {
  const { t } = useTranslation('download')
  const form = useId()
  const { run, busy, error } = useRun()
  const possible = productVersions.filter((one) => versionFor(app, one))
  const mine = readEnvironment().product_version

  const kept = useKeptValues(`installation:${app.app_id}`, { note: '' })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void run(async () => {
      await ask(quietCaller(), 'POST /api/apps/{app_id}/installations', {
        params: { app_id: app.app_id },
        body: {
          product_version: fields.get('product_version') as ProductVersion,
          note: kept.values.note,
        },
      })
      kept.forget()
      toast.success(t('apps.asked'))
      onAsked()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('apps.ask_title', { title: app.title })}
      lead={t('apps.ask_lead')}
      actions={
        <>
          <Button onClick={onClose}>{t('apps.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} disabled={busy}>
            {t('apps.send')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={send}>
        <Refusal text={error} />
        <Field label={t('apps.ask_product')} required>
          {(control) => (
            <Select
              {...control}
              name="product_version"
              defaultValue={possible.find((one) => one === mine) ?? possible.at(-1)}
              options={possible.map((value) => ({
                value,
                name: t('apps.ask_option', { product: value, version: versionFor(app, value) }),
              }))}
            />
          )}
        </Field>
        <Field label={t('apps.ask_note')} hint={t('apps.ask_note_hint')}>
          {(control) => (
            <TextArea
              {...control}
              name="note"
              maxLength={1000}
              value={kept.values.note}
              onChange={({ target }) => kept.change({ note: target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

/** The highest that works with it; versions stand newest first. */
function versionFor({ versions }: AppDetail, product: ProductVersion): string | undefined {
  return versions.find(({ state, product_versions }) => state === 'published' && product_versions.includes(product))
    ?.version
}
