import { lazy, Suspense, useState } from 'react'
import { FolderIcon } from '../../ui/icon/icons.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { MemberButton } from '../member-button.tsx'
import type { Pinned } from './pinned.ts'

const ProjectsDialog = lazy(() => import('./projects-dialog.tsx'))

interface AddToProjectProps {
  pinned: Pinned
  title: string
  label: string
  size: 'small' | 'huge'
}

/** The version that is shown is the one that is taken in. */
export function AddToProject({ pinned, title, label, size }: AddToProjectProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Tooltip text={label}>
        {(trigger) => (
          <MemberButton
            {...trigger}
            action={pinned.part ? `project-${pinned.part}` : 'project'}
            size={size}
            square
            aria-label={label}
            onPress={() => setOpen(true)}
          >
            <FolderIcon size={size === 'huge' ? 20 : 16} />
          </MemberButton>
        )}
      </Tooltip>
      {isOpen && (
        <Suspense>
          <ProjectsDialog pinned={[pinned]} lead={{ title }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
