import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../page/language-names.ts'
import { usePage } from '../../../platform/page/page.ts'
import { placeOf } from '../../../player/place-of.ts'
import type { Playback } from '../../../player/playback.ts'
import { usePlaybackOr } from '../../../player/use-playback.ts'
import { formatClock } from '../../../ui/format/clock.ts'
import type { VideoDetail } from './answer.ts'
import { Jump } from './jump.tsx'
import styles from './transcript.module.css'

type VideoTranscript = NonNullable<VideoDetail['transcript']>
type TranscriptCue = VideoTranscript['cues'][number]

/** Everything that is said; the line being spoken is marked, and a click on another goes there. */
export function Transcript({ transcript, playback }: { transcript: VideoTranscript; playback: Playback | null }) {
  const { t } = useTranslation('video')
  const { language } = usePage()
  const { cues } = transcript
  const beginnings = useRef<number[]>([])
  if (beginnings.current.length !== cues.length) beginnings.current = cues.map(({ from }) => from)
  const current = usePlaybackOr(playback, ({ time }) => placeOf(beginnings.current, time() + 0.05), -1)
  const list = useFollowing(current)

  return (
    <section className={styles.transcript} aria-labelledby="transcript">
      <h2 id="transcript">{t('watch.transcript')}</h2>
      {transcript.language !== language && (
        <p className={styles.other}>{t('watch.other_language', { language: languageNames[transcript.language] })}</p>
      )}
      <ol ref={list} lang={transcript.language}>
        {cues.map((cue, place) => (
          <Line key={cue.from} cue={cue} playback={playback} current={place === current} />
        ))}
      </ol>
    </section>
  )
}

const Line = memo(function Line({ cue, ...jump }: { cue: TranscriptCue; playback: Playback | null; current: boolean }) {
  return (
    <li>
      <Jump seconds={cue.from} {...jump}>
        <time>{formatClock(cue.from)}</time>
        <span>{cue.text}</span>
      </Jump>
    </li>
  )
})

/** Manual scrolling pauses the automatic scrolling for a while. */
const leftAlone = 5_000

/** Keeps the line being spoken in sight, within the list: the page itself never moves. */
function useFollowing(current: number) {
  const list = useRef<HTMLOListElement>(null)
  const touched = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    const { current: element } = list
    const touch = () => {
      touched.current = performance.now()
    }
    const signs = ['wheel', 'touchmove', 'keydown'] as const
    for (const sign of signs) element?.addEventListener(sign, touch, { passive: true })
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, touch)
    }
  }, [])

  useEffect(() => {
    const { current: element } = list
    const line = element?.children[current]
    if (!element || !(line instanceof HTMLElement) || performance.now() - touched.current < leftAlone) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ top: line.offsetTop - element.clientHeight / 3, behavior: isStill ? 'instant' : 'smooth' })
  }, [current])
  return list
}
