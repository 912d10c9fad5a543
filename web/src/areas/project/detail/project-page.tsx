import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { EditIcon, UploadIcon } from '../../../ui/icon/icons.tsx'
import { Tooltip } from '../../../ui/overlay/tooltip.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { ImportDialog } from '../import-dialog.tsx'
import { mayEdit, type ProjectAnswer } from '../project.ts'
import styles from './activities.module.css'
import { Checks } from './checks.tsx'
import { DescribeDialog } from './describe-dialog.tsx'
import { Files } from './files.tsx'
import { ProjectFrame } from './frame.tsx'
import { Items } from './items.tsx'
import { Notes } from './notes.tsx'
import { InstallOrder } from './order.tsx'
import { People } from './people.tsx'
import { Plan } from './plan.tsx'
import { Share } from './share.tsx'
import { TakeAll } from './take-all.tsx'
import { useLiveProject } from './use-live-project.ts'

const shown = 8

/** A project as its members see it: what is in it at the left, who works on it and who sees it at the right. */
export function ProjectPage({ project }: { project: ProjectAnswer }) {
  const { t } = useTranslation('project')
  const [open, setOpen] = useState<'describe' | 'import' | null>(null)
  const close = () => setOpen(null)
  const { project_id } = project
  const params = { project_id }
  const isEditor = mayEdit(project)
  useLiveProject(project_id)

  async function take() {
    const { address } = await ask(browserCaller(), 'POST /api/projects/{project_id}/export', { params })
    location.assign(address)
  }
  async function takeFile(file_id: number) {
    const opened = await ask(browserCaller(), 'POST /api/files/{file_id}/address', { params: { file_id }, body: {} })
    location.assign(opened.address)
  }

  return (
    <ProjectFrame
      contents={project}
      above={[{ name: t('page.title'), to: '/project' }]}
      actions={
        <>
          {isEditor && (
            <>
              <Tooltip text={t('import.into_title')}>
                {(trigger) => (
                  <Button
                    {...trigger}
                    size="huge"
                    square
                    aria-label={t('import.into_title')}
                    onClick={() => setOpen('import')}
                  >
                    <UploadIcon size={20} />
                  </Button>
                )}
              </Tooltip>
              <Button size="huge" onClick={() => setOpen('describe')}>
                <EditIcon size={20} />
                {t('action.describe')}
              </Button>
            </>
          )}
          <TakeAll contents={project} onTake={take} />
        </>
      }
      side={
        <>
          {isEditor && <Share project={project} />}
          <People project={project} />
          <Activities activities={project.activities} />
        </>
      }
    >
      {project.archived && <CallOut>{t('archived')}</CallOut>}
      <Items contents={project} edit={isEditor ? params : null} />
      <Plan plan={project.plan} />
      <InstallOrder items={project.items} />
      <Checks contents={project} edit={isEditor ? params : null} />
      <Notes contents={project} edit={isEditor ? params : null} />
      <Files contents={project} edit={isEditor ? params : null} onTake={takeFile} />
      {open === 'describe' && <DescribeDialog project={project} onClose={close} />}
      {open === 'import' && <ImportDialog into={params} onClose={close} />}
    </ProjectFrame>
  )
}

/** What happened last, by whom. */
function Activities({ activities }: Pick<ProjectAnswer, 'activities'>) {
  const { t } = useTranslation('project')
  const { language } = usePage()
  const now = new Date().toISOString()
  if (activities.length === 0) return null

  return (
    <section aria-label={t('activity.title')}>
      <h2>{t('activity.title')}</h2>
      <ul className={styles.activities}>
        {activities.slice(0, shown).map(({ activity_id, action, user_name, subject, created_at }) => (
          <li key={activity_id}>
            <span>
              {t(`activity.${action}`, {
                who: user_name || t('people.former'),
                ...subject,
                ...(subject.role ? { role: t(`role.${subject.role}`) } : {}),
              })}
            </span>
            <time dateTime={created_at}>{formatMoment(created_at, now, language)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
