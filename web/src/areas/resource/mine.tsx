import { environmentParts } from '@atrium/contract/environment'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useAddressFields } from '../../platform/address/address.ts'
import { useLogin } from '../../platform/session/session.ts'
import { mergeEnvironmentWithAccount, useEnvironment } from '../../platform/state/environment.ts'
import { Button } from '../../ui/form/button.tsx'
import { environmentIn, without } from './choices.ts'
import styles from './mine.module.css'

const EnvironmentDialog = lazy(() => import('../../page/environment/environment-dialog.tsx'))

/** What somebody runs the product on, said once; and the way to see only what works on it. */
export function Mine() {
  const { t } = useTranslation('resource')
  const login = useLogin()
  const mine = useEnvironment()
  const [isOpen, setOpen] = useState(false)
  const chosen = environmentParts.flatMap((part) => (mine[part] ? [t(`environment.${part}.${mine[part]}`)] : []))

  // Once for each login, not for each change of what is known of the person.
  const token = login?.token
  useEffect(() => {
    if (token) mergeEnvironmentWithAccount().catch(() => {})
  }, [token])

  return (
    <section className={styles.mine} aria-labelledby="my-environment">
      <h2 id="my-environment">{t('list.mine.title')}</h2>
      {chosen.length > 0 ? <p>{chosen.join(' · ')}</p> : <p>{t('list.mine.none')}</p>}
      <div>
        {chosen.length > 0 && <OnlyMine />}
        <Button kind="link" size="small" onClick={() => setOpen(true)}>
          {chosen.length > 0 ? t('list.mine.change') : t('list.mine.say')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <EnvironmentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

function OnlyMine() {
  const { t } = useTranslation('resource')
  const mine = useEnvironment()
  const { pathname } = useLocation()
  const fields = useAddressFields()
  const isOn = Object.keys(environmentIn(fields)).length > 0

  const rest = environmentParts.reduce((left, part) => without(left, part), fields)
  if (!isOn) for (const part of environmentParts) if (mine[part]) rest.set(part, String(mine[part]))

  return (
    <Link
      className={styles.only}
      aria-current={isOn ? 'true' : undefined}
      to={`${pathname}?${rest}`}
      preventScrollReset
    >
      {t('list.mine.only')}
    </Link>
  )
}
