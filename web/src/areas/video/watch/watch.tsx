import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { Head } from '../../../platform/page/head.tsx'
import { usePage } from '../../../platform/page/page.ts'
import { breadcrumbList, graph } from '../../../platform/page/structured-data.ts'
import type { Playback } from '../../../player/playback.ts'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { About } from './about.tsx'
import type { VideoDetail } from './answer.ts'
import { Aside } from './aside.tsx'
import { Chapters } from './chapters.tsx'
import { Screen } from './screen.tsx'
import { Transcript } from './transcript.tsx'
import { useProgress } from './use-progress.ts'
import styles from './watch.module.css'

/** Player and chapters in one dark block, then what is said, and what goes with it. */
export function Watch({ video }: { video: VideoDetail }) {
  const { t } = useTranslation('video')
  const { origin, platformTitle } = usePage()
  const [playback, setPlayback] = useState<Playback | null>(null)
  const resumed = useProgress(playback, video.video_id)
  const { title, summary, media, video_category_id, video_category_name, resource_type, cover, cover_seed } = video
  const drawnCover = useHref(`/covers/${resource_type}/${encodeURIComponent(cover_seed)}.png`)
  const image = media?.poster ?? cover ?? drawnCover
  const places = [
    { name: t('common:area.home'), to: '/' },
    { name: t('list.title'), to: '/video' },
    { name: video_category_name, to: `/video?category=${video_category_id}` },
    { name: title },
  ]

  return (
    <main id="main" className="page-width">
      <Head
        title={`${title} · ${platformTitle}`}
        description={summary}
        image={image}
        jsonLd={graph(breadcrumbList(origin, places), videoObject(origin, video, image))}
      />
      <div className={styles.way}>
        <Breadcrumbs places={places} />
      </div>
      <div className={styles.block}>
        <Screen video={video} onOpen={setPlayback} resumed={resumed} />
        <Chapters video={video} playback={playback} />
      </div>
      <div className={styles.columns}>
        <div>
          <About video={video} playback={playback} />
          {video.transcript && <Transcript transcript={video.transcript} playback={playback} />}
        </div>
        <Aside video={video} />
      </div>
    </main>
  )
}

/** As search engines read it: what it is, and where its chapters begin [RT-11]. */
function videoObject(origin: string, video: VideoDetail, image: string) {
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
