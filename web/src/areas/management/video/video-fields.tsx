import type { Answer } from '@atrium/contract/calls'
import { resourceTypes } from '@atrium/contract/resource-types'
import { videoAudiences } from '@atrium/contract/video'
import type { TFunction } from 'i18next'
import { settleCall } from '../../../page/account/settle-call.ts'
import { LinesField } from '../case/lines-field.tsx'
import type { ManagementFormField } from '../form/form-fields.tsx'
import { Picker } from '../names/picker.tsx'
import { chapters } from './chapters.ts'
import { FilmField } from './film-field.tsx'
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
