import { toast } from '../state/toast.ts'
import { leaveClosedPage, signInAgainHere } from './guard.ts'
import { forgetLogin, onLoginChange, readLogin } from './session.ts'
import { askSignInAgain } from './sign-in-again.ts'

const channelName = 'login_ended'

/**
 * The server has refused this token: the login is over in every tab, and each tab shows the server's message once [ACC-07].
 * Calls that were under way with the same token find it gone already, and a newer login is left alone.
 */
export function endLogin(token: string, message: string) {
  const ended = readLogin()
  if (ended?.token !== token) return

  if (signInAgainHere() === 'on_page') void askSignInAgain(ended)?.then(leaveClosedPage)
  forgetLogin()
  showMessage(message)
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
}

/** Follows the login of this browser, whichever tab changes it: a page that is closed to the person now is left. */
export function followLogin(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<string>) => showMessage(data)
  const stop = onLoginChange(leaveClosedPage)
  return () => {
    channel.close()
    stop()
  }
}

/** A toast lasts five seconds: in a tab that nobody sees it waits until somebody does. */
function showMessage(message: string) {
  if (document.visibilityState !== 'hidden') return toast.error(message)
  document.addEventListener('visibilitychange', () => toast.error(message), { once: true })
}
