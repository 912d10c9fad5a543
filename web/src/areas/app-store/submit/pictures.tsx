import { fileSizes } from '@atrium/contract/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { OwnPicture } from '../../../page/upload/file/own-picture.tsx'
import { formatSize } from '../../../platform/format/format-size.ts'
import { usePage } from '../../../platform/page/page.ts'
import { uploadImage } from '../../../platform/upload/upload-image.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { Progress } from '../../../ui/state/progress.tsx'
import type { AppDraft } from './draft.ts'
import styles from './submit.module.css'

const most = 6

/** Each is sent, checked, and then part of the draft; a line below says what it shows. */
export function Pictures({ draft: { submission, change } }: { draft: AppDraft }) {
  const { t } = useTranslation('download')
  const { language } = usePage()
  const { run, error } = useRun()
  const [sent, setSent] = useState<number | null>(null)
  const { screenshots = [] } = submission.described

  function add([file]: File[]) {
    if (!file) return
    setSent(0)
    void run(async () => {
      const { signal } = new AbortController()
      const { file_id } = await uploadImage(file, { signal, public: false, onSent: setSent })
      await change({ screenshots: [...screenshots, { file_id, caption: { [language]: nameOf(file) } }] })
    }).finally(() => setSent(null))
  }

  return (
    <section data-field="screenshots">
      <Lintel size="section">{t('apps.screenshots')}</Lintel>
      <Refusal text={error} />
      <ul className={styles.lines}>
        {screenshots.map((shown, place) => (
          <li key={shown.file_id}>
            <OwnPicture file_id={shown.file_id} name="" />
            <Input
              aria-label={t('apps.submit.caption', { number: place + 1 })}
              defaultValue={shown.caption[language] ?? ''}
              maxLength={120}
              onBlur={({ target }) =>
                target.value.trim() &&
                target.value !== shown.caption[language] &&
                void change({
                  screenshots: screenshots.map((one) =>
                    one === shown ? { ...one, caption: { ...one.caption, [language]: target.value } } : one,
                  ),
                })
              }
            />
            <Button
              size="small"
              aria-label={t('apps.submit.leave_out_named', { what: shown.caption[language] ?? place + 1 })}
              onClick={() => void change({ screenshots: screenshots.filter((one) => one !== shown) })}
            >
              {t('apps.submit.leave_out')}
            </Button>
          </li>
        ))}
      </ul>
      {sent !== null && <Progress value={sent * 100} label={t('apps.submit.sending')} />}
      {screenshots.length < most && sent === null && (
        <DropZone
          accept="image/*"
          hint={t('shared:upload.hint.image', { size: formatSize(fileSizes.image) })}
          onFiles={add}
        />
      )}
    </section>
  )
}

function nameOf({ name }: File) {
  return name.replace(/\.\w+$/, '').slice(0, 120) || name
}
