import type { Answer, CallInput } from '@atrium/contract/calls'
import { anyTexts } from '@atrium/contract/names-kit'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import type { ResourceType } from '@atrium/contract/resource-types'
import { createVideo } from '@atrium/contract/video/filing'

type VideoFilingRecord = Answer<'GET /api/videos/{video_id}/filing'>
type VideoChange = NonNullable<CallInput<'PATCH /api/videos/{video_id}'>['body']>

/** The form has one level: a series and the place in it are fields of their own. */
export const videoForm = createVideo.body.omit({ series: true }).extend({ summary: anyTexts, lesson: anyTexts })

export interface VideoForm {
  file_id: number | null
  title: TextPerLanguage
  summary: TextPerLanguage
  lesson: TextPerLanguage
  video_category_id: number | null
  resource_type: ResourceType
  series_id: number | null
  series_position: number | null
  audiences: VideoFilingRecord['audiences']
  fits: string | null
  chapters: VideoFilingRecord['chapters']
  related_ids: number[]
}

export function formOf(filing: VideoFilingRecord | null): VideoForm {
  return {
    file_id: filing?.file_id ?? null,
    title: filing?.title ?? {},
    summary: filing?.summary ?? {},
    lesson: filing?.lesson ?? {},
    video_category_id: filing?.video_category_id ?? null,
    resource_type: filing?.resource_type ?? 'flow',
    audiences: filing?.audiences ?? [],
    series_id: filing?.series?.video_series_id ?? null,
    series_position: filing?.series?.position ?? null,
    fits: filing?.fits ?? null,
    chapters: filing?.chapters ?? [],
    related_ids: filing?.related_ids ?? [],
  }
}

/** What is sent: a text that is written in no language is not sent at all. */
export function filingOf(form: VideoForm): VideoChange {
  const { file_id, summary, lesson, video_category_id, series_id, series_position, fits, ...rest } = form
  return {
    ...rest,
    fits: fits || null,
    ...(file_id !== null && { file_id }),
    ...(video_category_id !== null && { video_category_id }),
    ...(Object.keys(summary).length > 0 && { summary }),
    ...(Object.keys(lesson).length > 0 && { lesson }),
    series: series_id === null ? null : { video_series_id: series_id, position: series_position ?? 1 },
  }
}
