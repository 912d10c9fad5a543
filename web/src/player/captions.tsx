import { useEffect, useMemo, useState } from 'react'
import { usePage } from '../platform/page/page.ts'
import styles from './captions.module.css'
import type { Captions } from './media.ts'
import { placeOf } from './place-of.ts'
import type { Playback } from './playback.ts'
import { keepSettings, readSettings } from './settings.ts'
import { usePlayback } from './use-playback.ts'

export interface ChosenCaptions {
  languages: readonly string[]
  /** 'off' where none are wanted. */
  language: string
  choose(language: string): void
  toggle(): void
}

/** In the language of the page unless somebody chose another; that choice holds for the next video. */
export function useCaptions({ video }: Playback, captions: Captions): ChosenCaptions {
  const { language: ofPage } = usePage()
  const languages = useMemo(() => captions.map(({ language }) => language as string), [captions])
  const usual = languages.includes(ofPage) ? ofPage : (languages[0] ?? 'off')
  const [language, setLanguage] = useState(() => {
    const kept = readSettings().captions
    return kept === 'off' || (kept !== null && languages.includes(kept)) ? kept : usual
  })

  useEffect(() => {
    const show = (mode: TextTrackMode) => {
      for (const track of video.textTracks) track.mode = track.language === language ? mode : 'disabled'
    }
    // Hidden tracks are loaded all the same. Phones that play in a window of their own draw them there.
    const alone = () => show('showing')
    const here = () => show('hidden')
    here()
    video.addEventListener('webkitbeginfullscreen', alone)
    video.addEventListener('webkitendfullscreen', here)
    return () => {
      video.removeEventListener('webkitbeginfullscreen', alone)
      video.removeEventListener('webkitendfullscreen', here)
    }
  }, [video, language])

  function choose(wanted: string) {
    setLanguage(wanted)
    keepSettings({ captions: wanted })
  }
  return { languages, language, choose, toggle: () => choose(language === 'off' ? usual : 'off') }
}

/** What is being said, drawn by us so that it stands above the controls and looks the same everywhere. */
export function CaptionLine({ playback, captions }: { playback: Playback; captions: ChosenCaptions }) {
  const { language } = captions
  const text = usePlayback(playback, ({ video, time }) => {
    const track = [...video.textTracks].find((one) => one.language === language)
    return track ? textAt(track, time()) : null
  })

  return (
    <p className={styles.line} data-captions lang={language === 'off' ? undefined : language} hidden={text === null}>
      {text !== null && <span>{text}</span>}
    </p>
  )
}

const beginnings = new WeakMap<TextTrackCueList, number[]>()

function textAt({ cues }: TextTrack, seconds: number): string | null {
  if (!cues || cues.length === 0) return null
  const known = beginnings.get(cues)
  const starts = known?.length === cues.length ? known : Array.from(cues, ({ startTime }) => startTime)
  beginnings.set(cues, starts)
  const cue = cues[placeOf(starts, seconds)] as VTTCue | undefined
  return cue && seconds < cue.endTime ? (cue.getCueAsHTML().textContent ?? null) : null
}
