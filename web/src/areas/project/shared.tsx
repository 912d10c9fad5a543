import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { Unlock } from '../../page/share/unlock.tsx'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller, quietCaller } from '../../platform/api/browser-caller.ts'
import { formatDate } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import type { Route } from './+types/shared.ts'
import { Checks } from './detail/checks.tsx'
import { Files } from './detail/files.tsx'
import { ProjectFrame } from './detail/frame.tsx'
import { Items } from './detail/items.tsx'
import { Notes } from './detail/notes.tsx'
import { InstallOrder } from './detail/order.tsx'
import { Plan } from './detail/plan.tsx'
import { TakeAll } from './detail/take-all.tsx'
import type { ProjectData } from './project.ts'
import styles from './shared.module.css'

export const handle: Handle = { modules: ['project'] }

/** Drawn on the server like every public page; what is locked is opened in the browser. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  return { token, ...(await ask(callerOf(context), 'GET /api/shared-projects/{token}', { params: { token } })) }
}

interface UnlockedProject {
  project: ProjectData
  entry?: string
}

export default function SharedProject({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('project')
  const { token, project, may_download, expires_at } = loaderData
  const [entered, setEntered] = useState<UnlockedProject | null>(project && { project })
  const isOpen = entered !== null

  // Counted for readers, not for programs that look at a link because somebody sent it in a chat.
  useEffect(() => {
    if (isOpen) ask(quietCaller(), 'POST /api/shared-projects/{token}/visit', { params: { token } }).catch(() => {})
  }, [isOpen, token])

  async function enter(password: string) {
    const question = { params: { token }, body: { password } }
    setEntered(await ask(quietCaller(), 'POST /api/shared-projects/{token}/entry', question))
  }

  if (!entered) {
    return (
      <AreaPage title={t('shared.locked')} lead={t('shared.locked_lead')} closed hidden>
        <Unlock onEnter={enter} />
      </AreaPage>
    )
  }
  return <Opened token={token} entered={entered} may_download={may_download} expires_at={expires_at} />
}

interface SharedProjectProps {
  token: string
  entered: UnlockedProject
  may_download: boolean
  expires_at: string | null
}

function Opened({ token, entered: { project, entry }, may_download, expires_at }: SharedProjectProps) {
  const { t } = useTranslation('project')
  const { language, now } = usePage()
  const body = entry ? { entry } : {}

  async function take() {
    const taken = await ask(browserCaller(), 'POST /api/shared-projects/{token}/export', { params: { token }, body })
    location.assign(taken.address)
  }
  async function takeFile(file_id: number) {
    const params = { token, file_id }
    const taken = await ask(browserCaller(), 'POST /api/shared-projects/{token}/files/{file_id}/address', {
      params,
      body,
    })
    location.assign(taken.address)
  }

  return (
    <ProjectFrame
      contents={project}
      above={[]}
      actions={may_download && <TakeAll contents={project} onTake={take} />}
      side={
        <section className={styles.note}>
          <h2>{t('shared.title')}</h2>
          <p>{t('shared.text')}</p>
          {expires_at && <p>{t('shared.until', { date: formatDate(expires_at, now, language) })}</p>}
        </section>
      }
    >
      <Items contents={project} edit={null} />
      <Plan plan={project.plan} />
      <InstallOrder items={project.items} />
      <Checks contents={project} edit={null} />
      <Notes contents={project} edit={null} />
      <Files contents={project} edit={null} {...(may_download ? { onTake: takeFile } : {})} />
    </ProjectFrame>
  )
}
