import { useRevalidator } from 'react-router'
import { ask } from '../../platform/ask.ts'
import { quietCaller } from '../../platform/browser-caller.ts'
import { keepLogin } from '../../platform/session.ts'

/** After any change of the account: the kept login follows, for header and reminder, and the page asks again [ACC-01]. */
export function useAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator()

  return async () => {
    try {
      keepLogin(await ask(quietCaller(), 'GET /api/users/mine/infos'))
    } catch {
      // The change itself is done; the kept login follows at the next one.
    }
    await revalidate()
  }
}
