import type { Answer } from '@atrium/contract/calls'

type Video = Answer<'GET /api/videos/{video_id}'>

/** What is played, and what is told about it. */
export type Media = NonNullable<Video['media']>
export type Storyboard = NonNullable<Media['storyboard']>
export type Captions = Video['captions']

export interface Film extends Pick<Video, 'title' | 'chapters' | 'captions' | 'duration_seconds'> {
  media: Media
}
