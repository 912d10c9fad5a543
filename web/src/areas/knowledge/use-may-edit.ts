import { mayChangeScreen } from '@atrium/contract/management'
import { useLogin } from '../../platform/session/session.ts'

/** Whether this person may write articles. Only what is shown hangs on it: the server asks again. */
export function useMayEdit(): boolean {
  return mayChangeScreen(useLogin(), 'articles')
}
