import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import type { Playback } from '../../../player/playback.ts'
import { Player } from '../../../player/player.tsx'
import { Cover } from '../../../ui/cover/cover.tsx'
import type { VideoDetail } from './answer.ts'
import styles from './screen.module.css'

interface VideoScreenProps {
  video: VideoDetail
  onOpen: (playback: Playback | null) => void
  resumed: number | null
}

export function Screen({ video, onOpen, resumed }: VideoScreenProps) {
  const { media, title, chapters, captions, duration_seconds } = video
  const film = useMemo(
    () => media && { media, title, chapters, captions, duration_seconds },
    [media, title, chapters, captions, duration_seconds],
  )
  return film ? <Player film={film} onOpen={onOpen} resumed={resumed} /> : <NotYet video={video} />
}

const lookAgain = 10_000

/** Its cover, and why there is nothing to play; what is being made appears by itself. */
function NotYet({ video: { state, resource_type, cover_seed, cover } }: { video: VideoDetail }) {
  const { t } = useTranslation('video')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (state !== 'making') return
    const timer = setInterval(() => void revalidate(), lookAgain)
    return () => clearInterval(timer)
  }, [state, revalidate])

  return (
    <div className={styles.notYet} data-state={state}>
      <Cover type={resource_type} id={cover_seed} image={cover} shape="video" />
      <p role="status">{t(`watch.state.${state}`)}</p>
    </div>
  )
}
