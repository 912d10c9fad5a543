import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { tell } from '../../page/account/tell.ts'
import { AreaPage } from '../../page/area-page.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import type { Route } from './+types/detail.ts'
import { ProjectPage } from './detail/project-page.tsx'

export const handle: Handle = { modules: ['project', 'person_center'] }

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const project_id = Number(params.project_id)
  return { project: tell('GET /api/projects/{project_id}', { params: { project_id } }) }
}

export default function ProjectDetail({ loaderData: { project } }: Route.ComponentProps) {
  return (
    <Answered answer={project} waiting={<HydrateFallback />} failed={<Gone />}>
      {(found) => <ProjectPage key={found.project_id} project={found} />}
    </Answered>
  )
}

export function HydrateFallback() {
  const { t } = useTranslation('project')
  return (
    <AreaPage title={t('page.title')} closed hidden>
      <WaitingRows rows={6} />
    </AreaPage>
  )
}

/** Not there, no longer one's own, or no answer at all. */
function Gone() {
  const { t } = useTranslation('project')
  return (
    <AreaPage title={t('page.title')} closed hidden>
      <Empty title={t('gone.title')} actions={<ButtonLink to="/project">{t('gone.back')}</ButtonLink>}>
        {t('gone.text')}
      </Empty>
    </AreaPage>
  )
}
