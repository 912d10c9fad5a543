import { failures } from '@atrium/contract/errors'
import { useTranslation } from 'react-i18next'
import { Answered, MissingAnswer, WaitingRows } from '../../page/account/answered.tsx'
import { settleSubjectCall } from '../../page/account/settle-call.ts'
import { AreaPage } from '../../page/area-page.tsx'
import type { Failure } from '../../platform/api/failure.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import type { Route } from './+types/detail.ts'
import { ProjectPage } from './detail/project-page.tsx'

export const handle: Handle = { modules: ['project', 'person_center'] }

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const project_id = Number(params.project_id)
  return { project: settleSubjectCall('GET /api/projects/{project_id}', { params: { project_id } }) }
}

export default function ProjectDetail({ loaderData: { project } }: Route.ComponentProps) {
  return (
    <Answered answer={project} waiting={<HydrateFallback />} failed={(failure) => <Failed failure={failure} />}>
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

function Failed({ failure }: { failure: Failure }) {
  const { t } = useTranslation('project')
  // The reader is on the way to the page that says so.
  if (failure.code === failures.not_found.code) return <HydrateFallback />
  return (
    <AreaPage title={t('page.title')} closed hidden>
      <MissingAnswer failure={failure} />
    </AreaPage>
  )
}
