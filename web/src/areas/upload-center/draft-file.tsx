import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TypeTiles } from '../../page/upload/dialog/type-tiles.tsx'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { isOpen } from '../../page/upload/submission/submission.ts'
import { useUploads } from '../../platform/upload/list.ts'
import { givenName } from '../../platform/upload/upload.ts'
import { cancelUpload } from '../../platform/upload/uploads.ts'
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
    <section className={styles.part} aria-label={t('submission.file')}>
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

/** The next file that arrives takes the place of the first. */
function Replacement({ draft: { submission, change }, onReplaced }: { draft: ResourceDraft; onReplaced: () => void }) {
  const { t } = useTranslation('person_center')
  const ready = useUploads().filter(({ kind, stage, file }) => kind === 'resource' && stage === 'ready' && file)
  const before = useRef(new Set(ready.map(({ file_name }) => file_name)))
  const arrived = ready.find(({ file_name }) => !before.current.has(file_name))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file that arrives.
  useEffect(() => {
    if (!arrived?.file || arrived.file.file_id === submission.file_id) return
    const { file_name, file } = arrived
    void change({ file_id: file.file_id }).then((isTaken) => {
      if (!isTaken) return
      void cancelUpload(file_name)
      onReplaced()
    })
  }, [arrived?.file?.file_id])

  return (
    <div className={styles.replacement}>
      <p>{t('submission.replace_hint')}</p>
      <UploadWidget multiple={false} />
    </div>
  )
}
