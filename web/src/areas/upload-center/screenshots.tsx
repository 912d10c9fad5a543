import { fileSizes } from '@atrium/contract/limits'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { OwnPicture } from '../../page/upload/file/own-picture.tsx'
import { UploadList } from '../../page/upload/file/upload-list.tsx'
import { formatSize } from '../../platform/format/format-size.ts'
import { useUploadsFor } from '../../platform/upload/list.ts'
import type { UploadTarget } from '../../platform/upload/upload.ts'
import { addFiles, cancelUpload } from '../../platform/upload/uploads.ts'
import { Button } from '../../ui/form/button.tsx'
import { DropZone } from '../../ui/form/drop-zone.tsx'
import { CloseIcon } from '../../ui/icon/home-icons.tsx'
import styles from './describe.module.css'

const most = 6

/** Pictures of it in use. Each is taken into the draft as soon as it has passed its checks. */
export function Screenshots({ draft: { submission, described, describe } }: { draft: ResourceDraft }) {
  const { t } = useTranslation('person_center')
  const { screenshot_ids = [] } = described
  const target: UploadTarget = { kind: 'image', purpose: 'attachment', subject_id: submission.submission_id }
  const images = useUploadsFor(target)
  const arrived = images.flatMap(({ stage, file, file_name }) =>
    stage === 'ready' && file ? [{ file_name, file_id: file.file_id }] : [],
  )
  const news = arrived.map(({ file_id }) => file_id).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture that arrives.
  useEffect(() => {
    if (arrived.length === 0) return
    const all = new Set([...screenshot_ids, ...arrived.map(({ file_id }) => file_id)])
    describe({ screenshot_ids: [...all].slice(0, most) })
    for (const { file_name } of arrived) void cancelUpload(file_name)
  }, [news])

  return (
    <fieldset className={styles.group} data-field="screenshot_ids">
      <legend>{t('submission.screenshots')}</legend>
      <ul className={styles.shots}>
        {screenshot_ids.map((file_id, index) => (
          <li key={file_id}>
            <OwnPicture file_id={file_id} name={t('submission.screenshot', { number: index + 1 })} />
            <Button
              size="small"
              square
              aria-label={t('submission.screenshot_remove', { number: index + 1 })}
              onClick={() => describe({ screenshot_ids: screenshot_ids.filter((one) => one !== file_id) })}
            >
              <CloseIcon size={14} />
            </Button>
          </li>
        ))}
      </ul>
      {screenshot_ids.length < most && (
        <DropZone
          accept="image/*"
          multiple
          hint={t('shared:upload.hint.image', { size: formatSize(fileSizes.image) })}
          onFiles={(files) => addFiles(files.slice(0, most - screenshot_ids.length), target)}
        />
      )}
      <UploadList uploads={images} />
      <small>{t('submission.screenshots_hint')}</small>
    </fieldset>
  )
}
