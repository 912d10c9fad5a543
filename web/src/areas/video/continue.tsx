import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import { Failure } from '../../ui/state/failure.tsx'
import { Cards, CardsWaiting } from './cards.tsx'
import type { Video } from './find.ts'
import { useWatched } from './use-watched.ts'
import type { Watched } from './watched.ts'

/** What somebody has begun and not seen to its end, the latest first. */
export function Continue() {
  const { t } = useTranslation('video')
  const watched = useWatched()
  const { list, failed, again } = useVideos(watched)

  if (failed) {
    return (
      <Failure title={t('list.failed.title')} onRetry={again}>
        {t('list.failed.text')}
      </Failure>
    )
  }
  if (!watched || !list) return <CardsWaiting />
  if (list.length > 0) return <Cards list={list} watched={watched} />
  return (
    <Empty title={t('list.continue.none')} actions={<ButtonLink to="/video">{t('list.continue.all')}</ButtonLink>}>
      {t('list.continue.text')}
    </Empty>
  )
}

/** From here on only thanks and music are left. */
const seen = 0.9

function useVideos(watched: Watched[] | null) {
  const [list, setList] = useState<Video[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [times, setTimes] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody wants it
  useEffect(() => {
    if (!watched) return
    const video_ids = watched
      .filter(({ seconds, duration_seconds }) => seconds >= 1 && seconds < duration_seconds * seen)
      .map(({ video_id }) => video_id)
    if (video_ids.length === 0) return setList([])
    let hasLeft = false
    setFailed(false)
    ask(quietCaller(), 'GET /api/videos', { query: { search: { video_ids }, size: 50 } }).then(
      (answer) => !hasLeft && setList(answer.list),
      () => !hasLeft && setFailed(true),
    )
    return () => {
      hasLeft = true
    }
  }, [watched, times])
  return { list, failed, again: () => setTimes((before) => before + 1) }
}
