import type { ComponentProps } from 'react'
import {
  type PendingAction,
  rememberStarted,
  useActionLogin,
  usePendingAction,
} from '../platform/session/pending-action.ts'
import { useLogin } from '../platform/session/session.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'

type SharedProps = Pick<
  ComponentProps<typeof Button>,
  'kind' | 'size' | 'square' | 'children' | 'aria-label' | 'aria-describedby'
>

interface MemberButtonProps extends SharedProps, Pick<ComponentProps<typeof Button>, 'disabled' | 'aria-pressed'> {
  action: PendingAction
  onPress: () => void
  /** After signing in; as if pressed, unless it is given. */
  onReturn?: () => void
  isReady?: boolean
  isImmediate?: boolean
}

/** What needs an account is shown to everybody: visitors sign in first, and it is done when they are back. */
export function MemberButton({
  action,
  onPress,
  onReturn = onPress,
  isReady = true,
  isImmediate = false,
  disabled,
  'aria-pressed': pressed,
  ...shared
}: MemberButtonProps) {
  const login = useLogin()
  const signIn = useActionLogin(action)
  usePendingAction(action, { isReady, isImmediate, run: onReturn })

  if (!login) return <ButtonLink {...shared} to={signIn} rel="nofollow" onClick={() => rememberStarted(action)} />
  return <Button {...shared} disabled={disabled} aria-pressed={pressed} onClick={onPress} />
}
