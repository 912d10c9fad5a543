import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { listenToProject } from '../../../platform/notices/notices.ts'

/** Loads the project again when a member has changed it. Open dialogs and fields keep what is typed in them. */
export function useLiveProject(project_id: number) {
  const { revalidate } = useRevalidator()

  useEffect(() => listenToProject(project_id, () => void revalidate()), [project_id, revalidate])
}
