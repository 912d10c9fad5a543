import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller, quietCaller } from '../../../platform/api/browser-caller.ts'
import { useLogin } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/form/button.tsx'
import { BookmarkIcon } from '../../../ui/icon/icons.tsx'

/** Whoever has no account cannot collect. The page itself was drawn for everybody. */
export function Collect({ video_id }: { video_id: number }) {
  const { t } = useTranslation('video')
  const token = useLogin()?.token
  const [isCollected, setCollected] = useState(false)
  const params = { video_id }

  useEffect(() => {
    if (!token) return
    let hasLeft = false
    ask(quietCaller(), 'GET /api/videos/{video_id}/mine', { params: { video_id } }).then(
      ({ collected }) => !hasLeft && setCollected(collected),
      // The page is whole without it.
      () => {},
    )
    return () => {
      hasLeft = true
    }
  }, [video_id, token])

  async function change() {
    await (isCollected
      ? ask(browserCaller(), 'DELETE /api/videos/{video_id}/collection', { params })
      : ask(browserCaller(), 'PUT /api/videos/{video_id}/collection', { params }))
    setCollected(!isCollected)
  }

  if (!token) return null
  return (
    <Button aria-pressed={isCollected} onClick={() => change().catch(() => {})}>
      <BookmarkIcon size={18} />
      {isCollected ? t('watch.collected') : t('watch.collect')}
    </Button>
  )
}
