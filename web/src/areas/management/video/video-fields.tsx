import type { Answer } from '@atrium/contract/calls'
import { fileSizes } from '@atrium/contract/limits'
import { resourceTypes } from '@atrium/contract/resource-types'
import { videoAudiences } from '@atrium/contract/video/video'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settleCall } from '../../../page/account/settle-call.ts'
import { UploadList } from '../../../page/upload/file/upload-list.tsx'
import { formatSize } from '../../../platform/format/format-size.ts'
import { useUploadsFor } from '../../../platform/upload/list.ts'
import type { UploadTarget } from '../../../platform/upload/upload.ts'
import { addFiles } from '../../../platform/upload/uploads.ts'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import { LinesField } from '../case/lines-field.tsx'
import type { ManagementFormField } from '../form/form-fields.tsx'
import { Picker } from '../names/picker.tsx'
import { chapters } from './chapters.ts'
import type { VideoForm } from './video-form.ts'

interface VideoFieldOption {
  value: string
  name: string
}

export interface VideoOptions {
  categories: VideoFieldOption[]
  series: VideoFieldOption[]
}

type VideoFilingFields = Answer<'GET /api/videos/{video_id}/filing'>
type VideoFormField = ManagementFormField<keyof VideoForm & string>

export function videoFields(
  t: TFunction<'management'>,
  options: VideoOptions,
  filing: VideoFilingFields | null,
): VideoFormField[] {
  return [
    {
      name: 'file_id',
      kind: 'own',
      required: true,
      control: (value: number | null, change) => <FilmField value={value} change={change} />,
    },
    { name: 'title', kind: 'texts', required: true, most: 120 },
    { name: 'summary', kind: 'texts', most: 400 },
    { name: 'lesson', kind: 'texts', most: 40, hint: t('videos.hint.lesson') },
    { name: 'video_category_id', kind: 'choice', number: true, options: options.categories, half: true },
    {
      name: 'resource_type',
      kind: 'choice',
      required: true,
      half: true,
      hint: t('videos.hint.resource_type'),
      options: resourceTypes.map((value) => ({ value, name: t(`videos.type.${value}`) })),
    },
    { name: 'series_id', kind: 'choice', number: true, options: options.series, half: true },
    { name: 'series_position', kind: 'number', half: true },
    {
      name: 'audiences',
      kind: 'choices',
      options: videoAudiences.map((value) => ({ value, name: t(`videos.audience.${value}`) })),
    },
    { name: 'fits', kind: 'text', most: 20, half: true },
    {
      name: 'chapters',
      kind: 'own',
      hint: t('videos.hint.chapters'),
      control: (value: VideoForm['chapters'], change) => (
        <LinesField value={value} change={change} spelling={chapters} label={t('videos.field.chapters')} />
      ),
    },
    {
      name: 'related_ids',
      kind: 'own',
      control: (value: number[], change, { id }) => (
        <Picker
          id={id}
          value={value}
          change={change}
          names={filing?.names ?? []}
          find={(keyword) => settleCall('GET /api/management/videos/parts', { query: { keyword } })}
        />
      ),
    },
  ]
}

const filmTarget: UploadTarget = { kind: 'video', purpose: 'attachment', subject_id: null }

interface FilmFieldProps {
  value: number | null
  change: (file_id: number) => void
}

/** The film: what was dropped here last becomes the one, as soon as all of it has arrived. */
function FilmField({ value, change }: FilmFieldProps) {
  const { t } = useTranslation('management')
  const { t: shared } = useTranslation('shared')
  const films = useUploadsFor(filmTarget)
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
        onFiles={(files) => addFiles(files, filmTarget)}
      />
      <UploadList uploads={here} />
      {value !== null && <p>{t(here.length > 0 ? 'videos.film_new' : 'videos.film_there', { file_id: value })}</p>}
    </div>
  )
}
