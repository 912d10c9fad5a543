import { useTranslation } from 'react-i18next'
import { LanguageNote } from '../../../page/language-note.tsx'
import { ShareButton } from '../../../page/share/share-button.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatCount, formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { useLogin } from '../../../platform/session/session.ts'
import type { Playback } from '../../../player/playback.ts'
import { Button } from '../../../ui/form/button.tsx'
import { BookmarkIcon, ShareIcon } from '../../../ui/icon/icons.tsx'
import styles from './about.module.css'
import type { VideoDetail } from './answer.ts'

export function About({ video, playback }: { video: VideoDetail; playback: Playback | null }) {
  const { t } = useTranslation('video')
  const { language, now } = usePage()
  const { video_id, title, summary, video_category_name, lesson, play_count, published_at, fits, series } = video

  /** With the current position, so that the link starts there. */
  function addressOfMoment() {
    const seconds = Math.floor(playback?.time() ?? 0)
    return `${location.origin}${location.pathname}${seconds > 0 ? `#t=${seconds}` : ''}`
  }

  return (
    <div className={styles.about}>
      <div className={styles.words}>
        <h1 lang={video.language}>{title}</h1>
        <p className={styles.facts}>
          <span>{`${video_category_name} · ${lesson}`}</span>
          {series && <span>{t('watch.series', series)}</span>}
          <span>{t('watch.plays', { count: play_count, plays: formatCount(play_count, language) })}</span>
          <span>{formatDate(published_at, now, language)}</span>
          {fits && <span>{t('common:item.fits', { version: fits })}</span>}
        </p>
        <p className={styles.summary} lang={video.language}>
          {summary}
        </p>
        <LanguageNote shown={video} />
      </div>
      <div className={styles.actions}>
        <Collect video_id={video_id} />
        <ShareButton title={title} addressOf={addressOfMoment} copied={t('watch.copied')}>
          <ShareIcon size={18} />
          {t('watch.share')}
        </ShareButton>
      </div>
    </div>
  )
}

/** Collecting needs an account. The page itself was rendered for visitors. */
function Collect({ video_id }: { video_id: number }) {
  const { t } = useTranslation('video')
  const token = useLogin()?.token
  const params = { video_id }
  // The page is whole without it.
  const { data, reload } = useQuery('GET /api/videos/{video_id}/mine', token ? { params } : null)
  const isCollected = data?.collected ?? false

  async function change() {
    await (isCollected
      ? ask(browserCaller(), 'DELETE /api/videos/{video_id}/collection', { params })
      : ask(browserCaller(), 'PUT /api/videos/{video_id}/collection', { params }))
    reload()
  }

  if (!token) return null
  return (
    <Button aria-pressed={isCollected} onClick={() => change().catch(() => {})}>
      <BookmarkIcon size={18} />
      {isCollected ? t('watch.collected') : t('watch.collect')}
    </Button>
  )
}
