import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { useLogin } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/form/button.tsx'
import { BookmarkIcon } from '../../../ui/icon/icons.tsx'

/** Collecting needs an account. The page itself was rendered for visitors. */
export function Collect({ video_id }: { video_id: number }) {
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
