import { useNavigate } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'

/** Begins a draft and opens it: of something new, or of the next version of an app. */
export function useBegin() {
  const navigate = useNavigate()
  return async (app_id?: number) => {
    const body = app_id === undefined ? {} : { app_id }
    const { submission_id } = await ask(quietCaller(), 'POST /api/app-submissions', { body })
    await navigate(`/app-store/submit?submission=${submission_id}`)
  }
}
