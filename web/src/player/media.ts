import type { Answer } from '@atrium/contract/calls'

type PlayableVideo = Answer<'GET /api/videos/{video_id}'>

/** The files the player loads for a video. */
export type Media = NonNullable<PlayableVideo['media']>
export type VideoStoryboard = NonNullable<Media['storyboard']>
export type Captions = PlayableVideo['captions']

export interface PlayerVideo extends Pick<PlayableVideo, 'title' | 'chapters' | 'captions' | 'duration_seconds'> {
  media: Media
}
