import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import { ask } from '../../../platform/api/ask.ts'
import { useQueryFunction } from '../../../platform/api/use-query.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { MayChange } from '../frame/may-change.tsx'
import { countText } from '../list/list-rows.tsx'
import styles from './role-page.module.css'

interface RoleListProps {
  opened: number | 'new'
  /** Another one reads the list anew. */
  version: string
}

/** All roles, the ready-made ones first. Whoever comes from the list of roles goes on here with the keyboard. */
export function RoleList({ opened, version }: RoleListProps) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const { data } = useQueryFunction(
    (caller) => ask(caller, 'GET /api/management/roles', { query: { order_by: { role_id: 'asc' }, size: 100 } }),
    `roles ${version}`,
    { keepsPrevious: true },
  )
  const current = useRef<HTMLAnchorElement>(null)
  const isThere = data !== null
  useEffect(() => {
    if (isThere && document.activeElement === document.body) current.current?.focus({ preventScroll: true })
  }, [isThere])

  return (
    <nav className={styles.list} aria-label={t('roles.all')}>
      <header>
        <b>{t('roles.all')}</b>
        <MayChange>
          <ButtonLink kind="text" size="small" to={addressWith({ open: 'new', from: null })}>
            <PlusIcon size={14} />
            {t('roles.add')}
          </ButtonLink>
        </MayChange>
      </header>
      <ul>
        {data?.list.map(({ role_id, name, screen_count, view_only, user_count }) => (
          <li key={role_id}>
            <Link
              ref={role_id === opened ? current : undefined}
              aria-current={role_id === opened ? 'page' : undefined}
              to={addressWith({ open: String(role_id), from: null })}
            >
              <b>{name}</b>
              <em>{t('roles.people', { count: user_count, total: countText(user_count) })}</em>
              <small>
                {screen_count === 0 ? t('roles.no_pages') : t('roles.pages', { count: screen_count })}
                {view_only && ` · ${t('roles.is_view_only')}`}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
