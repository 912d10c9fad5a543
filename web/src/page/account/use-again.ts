import { useRevalidator } from 'react-router'
import { refreshLogin } from '../../platform/session/login-refresh.ts'

/** After any change of the account: the kept login follows, for header and reminder, and the page asks again [ACC-01]. */
export function useAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator()

  return async () => {
    try {
      await refreshLogin()
    } catch {
      // The change itself is done; the kept login follows at the next one.
    }
    await revalidate()
  }
}
