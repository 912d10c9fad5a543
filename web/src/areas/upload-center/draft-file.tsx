import { givenName } from '@atrium/contract/file-name'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TypeTiles } from '../../page/upload/dialog/type-tiles.tsx'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { isOpen } from '../../page/upload/submission/submission.ts'
import { UploadWidget } from '../../stage/upload-widget.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FileIcon } from '../../ui/icon/icons.tsx'
import styles from './one-submission.module.css'

/** Which file it is, what was recognised, and the way to put either right. */
export function DraftFile({ draft }: { draft: ResourceDraft }) {
  const { t } = useTranslation('person_center')
  const { submission, change } = draft
  const { file_name, resource_id, resource_type } = submission
  const [replacing, setReplacing] = useState(false)
  const mayChange = isOpen(submission)

  return (
    <section className={styles.part} aria-label={t('submission.file')} data-field="file">
      <p className={styles.file}>
        <FileIcon />
        <b>{givenName(file_name)}</b>
        {mayChange && (
          <Button size="small" aria-expanded={replacing} onClick={() => setReplacing(!replacing)}>
            {t('submission.replace')}
          </Button>
        )}
      </p>
      {replacing && <Replacement draft={draft} onReplaced={() => setReplacing(false)} />}
      <TypeTiles
        type={resource_type}
        onChange={(type) => void change({ resource_type: type })}
        disabled={!mayChange || resource_id !== null}
        hint={t(resource_id === null ? 'submission.type_hint' : 'submission.type_fixed')}
      />
    </section>
  )
}

/** A file chosen here takes the place of the first as soon as it is clean. */
function Replacement({ draft: { submission, change }, onReplaced }: { draft: ResourceDraft; onReplaced: () => void }) {
  const { t } = useTranslation('person_center')
  const target = { kind: 'resource', purpose: 'replacement', subject_id: submission.submission_id } as const

  return (
    <div className={styles.replacement}>
      <p>{t('submission.replace_hint')}</p>
      <UploadWidget
        multiple={false}
        target={target}
        place={async ({ file_id }) => {
          if (await change({ file_id })) onReplaced()
        }}
      />
    </div>
  )
}
