import { fileSizes } from '@atrium/contract/limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadList } from '../../../page/upload/file/upload-list.tsx'
import { formatSize } from '../../../platform/format/format-size.ts'
import { useUploads } from '../../../platform/upload/list.ts'
import { addFiles } from '../../../platform/upload/uploads.ts'
import { DropZone } from '../../../ui/form/drop-zone.tsx'

interface FilmFieldProps {
  value: number | null
  change: (file_id: number) => void
}

/** The film: what was dropped here last becomes the one, as soon as all of it has arrived. */
export function FilmField({ value, change }: FilmFieldProps) {
  const { t } = useTranslation('management')
  const { t: shared } = useTranslation('shared')
  const films = useUploads().filter(({ kind }) => kind === 'video')
  const [begun] = useState(() => films.map(({ file_name }) => file_name))
  const here = films.filter(({ file_name }) => !begun.includes(file_name))
  const arrived = here.findLast(({ file }) => file !== null)?.file?.file_id ?? null

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a film that has just arrived changes the form.
  useEffect(() => {
    if (arrived !== null && arrived !== value) change(arrived)
  }, [arrived])

  return (
    <div>
      <DropZone
        hint={shared('upload.hint.video', { size: formatSize(fileSizes.video) })}
        accept="video/*"
        onFiles={(files) => addFiles(files, 'video')}
      />
      <UploadList uploads={here} />
      {value !== null && <p>{t(here.length > 0 ? 'videos.film_new' : 'videos.film_there', { file_id: value })}</p>}
    </div>
  )
}
