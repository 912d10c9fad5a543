import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { Unlock } from '../../page/share/unlock.tsx'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { formatDate } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import type { Route } from './+types/shared.ts'
import { SharedItems } from './shared-items.tsx'

export const handle: Handle = { modules: ['person_center', 'project'] }

type SharedFolderAnswer = NonNullable<Answer<'GET /api/shared-collections/{token}'>['folder']>

/** Drawn on the server like every public page; what is locked is opened in the browser. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  return { token, ...(await ask(callerOf(context), 'GET /api/shared-collections/{token}', { params: { token } })) }
}

export default function SharedFolder({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('person_center')
  const { language, now } = usePage()
  const { token, expires_at } = loaderData
  const [folder, setFolder] = useState<SharedFolderAnswer | null>(loaderData.folder)
  const isOpen = folder !== null

  // Counted for readers, not for programs that look at a link because somebody sent it in a chat.
  useEffect(() => {
    if (isOpen) ask(quietCaller(), 'POST /api/shared-collections/{token}/visit', { params: { token } }).catch(() => {})
  }, [isOpen, token])

  async function enter(password: string) {
    const question = { params: { token }, body: { password } }
    setFolder((await ask(quietCaller(), 'POST /api/shared-collections/{token}/entry', question)).folder)
  }

  if (!folder) {
    return (
      <AreaPage title={t('shared_folder.locked')} lead={t('project:shared.locked_lead')} closed hidden>
        <Unlock onEnter={enter} />
      </AreaPage>
    )
  }
  const { name, owner_name, items } = folder
  const lead = [
    owner_name ? t('shared_folder.by', { name: owner_name }) : t('shared_folder.lead'),
    expires_at && t('project:shared.until', { date: formatDate(expires_at, now, language) }),
  ]
  return (
    <AreaPage title={name} lead={lead.filter(Boolean).join(language === 'en' ? ' ' : '')} closed hidden>
      <SharedItems items={items} />
    </AreaPage>
  )
}
