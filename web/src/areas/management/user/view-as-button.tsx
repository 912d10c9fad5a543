import { hasMenu } from '@atrium/contract/access'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { mountPath } from '../../../platform/address/base-path.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { refreshLogin } from '../../../platform/session/login-refresh.ts'
import { readLogin, useLogin } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/form/button.tsx'
import { EyeIcon } from '../../../ui/icon/icons.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import styles from './users.module.css'

interface ViewAsButtonProps {
  role: { role_id: number; menus: readonly number[] }
}

/** Looks at the portal with the rights of a role, where it has none that the person lacks. */
export function ViewAsButton({ role: { role_id, menus } }: ViewAsButtonProps) {
  const { t } = useTranslation('management')
  const own = useLogin()?.menus
  const { run, busy, error } = useRun()
  const isBeyond = menus.some((menu) => menu >= 1000 && !own?.includes(menu))

  const enter = () =>
    run(async () => {
      try {
        await ask(quietCaller(), 'PUT /api/management/roles/{role_id}/view', { params: { role_id } })
        await refreshLogin()
      } catch (failure) {
        // The answer may have been lost, and the repeated call is refused by the view that it began.
        await refreshLogin()
        if (readLogin()?.viewing?.role_id !== role_id) throw failure
      }
      // Loaded anew, so that nothing read with the person's own rights stays.
      location.assign(mountPath(hasMenu(readLogin()?.menus, 'management') ? '/management' : '/'))
    })

  return (
    <section className={styles.more}>
      <div>
        <Button disabled={isBeyond || busy} onClick={() => void enter()}>
          <EyeIcon size={16} />
          {t('roles.view_as')}
        </Button>
      </div>
      <p className={styles.nothing}>{t(isBeyond ? 'roles.view_as_beyond' : 'roles.view_as_hint')}</p>
      {error && <CallOut kind="error">{error}</CallOut>}
    </section>
  )
}
