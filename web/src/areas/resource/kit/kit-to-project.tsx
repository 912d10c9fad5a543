import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberButton } from '../../../page/member-button.tsx'
import { FolderIcon } from '../../../ui/icon/icons.tsx'
import type { KitAnswer } from './find-kit.ts'

const ProjectsDialog = lazy(() => import('../../../page/project/projects-dialog.tsx'))

/** Into a project, which pins the versions of today. */
export function KitToProject({ kit: { title, items } }: { kit: KitAnswer }) {
  const { t } = useTranslation('resource')
  const [isOpen, setOpen] = useState(false)
  const pinned = items
    .filter(({ state }) => state !== 'withdrawn')
    .map(({ resource_id, version }) => ({ item_id: resource_id, version }))

  return (
    <>
      <MemberButton action="project" size="huge" onPress={() => setOpen(true)}>
        <FolderIcon size={20} />
        {t('kit.to_project')}
      </MemberButton>
      {isOpen && (
        <Suspense>
          <ProjectsDialog
            pinned={pinned}
            lead={{ text: t('kit.to_project_lead', { title, count: pinned.length }) }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
