import { lazy, Suspense, useState } from 'react'
import { useLogin } from '../../platform/session/session.ts'
import { Button } from '../../ui/form/button.tsx'
import { FolderIcon } from '../../ui/icon/icons.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import type { Pinned } from './pinned.ts'

const ProjectsDialog = lazy(() => import('./projects-dialog.tsx'))

interface AddToProjectProps {
  pinned: Pinned
  title: string
  label: string
  size: 'small' | 'huge'
}

/** Only members have projects. The version that is shown is the one that is taken in. */
export function AddToProject({ pinned, title, label, size }: AddToProjectProps) {
  const login = useLogin()
  const [isOpen, setOpen] = useState(false)
  if (!login) return null

  return (
    <>
      <Tooltip text={label}>
        {(trigger) => (
          <Button {...trigger} size={size} square aria-label={label} onClick={() => setOpen(true)}>
            <FolderIcon size={size === 'huge' ? 20 : 16} />
          </Button>
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
