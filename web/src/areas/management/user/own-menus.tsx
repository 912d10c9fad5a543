import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { commonMenus } from './menu-list.ts'
import { MenuTree } from './menu-tree.tsx'
import type { User } from './user.ts'
import styles from './users.module.css'

interface OwnMenusProps {
  id: string
  /** Null: what the roles open. */
  list: number[] | null
  user: User | null
  onChange: (list: number[] | null) => void
}

/** What the person opens. The first tick makes a list of their own, which takes the place of what the roles open. */
export function OwnMenus({ id, list, user, onChange }: OwnMenusProps) {
  const { t } = useTranslation('management')
  const byRoles = user?.own_menus === null ? user.menus : null
  const mayGrant = user?.may_grant ?? true

  return (
    <div className={styles.menus}>
      <MenuTree
        id={id}
        label={t('users.field.own_menus')}
        value={list ?? byRoles ?? commonMenus}
        onChange={mayGrant ? onChange : undefined}
      />
      {list !== null && mayGrant && (
        <Button size="small" onClick={() => onChange(null)}>
          {t('users.menus_by_roles')}
        </Button>
      )}
    </div>
  )
}
