import type { VideoDetail } from './answer.ts'

/** As search engines read it: what it is, and where its chapters begin [RT-11]. */
export function videoObject(origin: string, video: VideoDetail, image: string) {
  const { video_id, title, summary, published_at, duration_seconds, play_count, media, chapters, transcript } = video
  const page = `${origin}/video/${video_id}`
  const content = media?.source?.address ?? media?.playlist

  return {
    '@type': 'VideoObject',
    name: title,
    description: summary,
    url: page,
    thumbnailUrl: [new URL(image, origin).href],
    uploadDate: published_at,
    duration: `PT${duration_seconds}S`,
    ...(content && { contentUrl: new URL(content, origin).href }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: play_count,
    },
    ...(transcript && {
      inLanguage: transcript.language,
      transcript: transcript.cues.map(({ text }) => text).join(' '),
    }),
    hasPart: chapters.map((chapter, place) => ({
      '@type': 'Clip',
      name: chapter.title,
      startOffset: chapter.seconds,
      endOffset: chapters[place + 1]?.seconds ?? duration_seconds,
      url: `${page}#t=${chapter.seconds}`,
    })),
  }
}
