import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { languageNames } from '../page/language-names.ts'
import { placeholderOf } from '../ui/cover/placeholder.ts'
import type { PlayerVideo } from './media.ts'
import type { Playback } from './playback.ts'
import styles from './player.module.css'

const Chrome = lazy(() => import('./chrome.tsx'))

interface PlayerProps {
  film: PlayerVideo
  /** Called once everything can be done with it; with null when it is gone. */
  onOpen: (playback: Playback | null) => void
  /** The position where playback resumes, for a message. */
  resumed: number | null
}

/** The browser's own player, until ours has come: without scripts it stays. */
export function Player({ film, onOpen, resumed }: PlayerProps) {
  const { media, captions, title } = film
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const poster = usePoster(media.poster)
  useEffect(() => setHydrated(true), [])

  return (
    <div ref={frame} className={styles.frame} data-open={isOpen || undefined}>
      {/* biome-ignore lint/a11y/useMediaCaption: a track for each language there is */}
      <video ref={video} controls={!isOpen} preload="none" poster={poster} playsInline aria-label={title}>
        <source src={media.playlist} type="application/vnd.apple.mpegurl" />
        {media.source && <source src={media.source.address} type={media.source.content_type} />}
        {captions.map(({ language, address }) => (
          <track key={language} kind="captions" src={address} srcLang={language} label={languageNames[language]} />
        ))}
      </video>
      {isHydrated && video.current && frame.current && (
        <Suspense>
          <Chrome
            film={film}
            video={video.current}
            frame={frame.current}
            resumed={resumed}
            onOpen={(playback) => {
              setOpen(playback !== null)
              onOpen(playback)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A video says nothing about a poster that cannot be loaded: it is asked for once more, from the browser's copy. */
function usePoster(address: string): string {
  const [failed, setFailed] = useState<string | null>(null)

  useEffect(() => {
    const image = new Image()
    image.onerror = () => setFailed(address)
    image.src = address
    return () => {
      image.onerror = null
    }
  }, [address])
  return failed === address ? placeholderOf('video') : address
}
