import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { SearchIcon } from '../../../ui/icon/home-icons.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { MayChange, useMayChange } from '../frame/may-change.tsx'
import { countText } from '../list/list-rows.tsx'
import type { RoleData } from './role.ts'
import styles from './role-page.module.css'

interface RoleHoldersProps {
  role: RoleData
  /** The role of all staff follows from what people open. */
  isGiven: boolean
  onChanged: () => void
}

/** Who has the role. Giving and taking it holds at once, whatever else the form says; what was taken can be given back. */
export function RoleHolders({ role: { role_id, user_count, holders }, isGiven, onChanged }: RoleHoldersProps) {
  const { t } = useTranslation('management')
  const { run, busy, error } = useRun()
  const [taken, setTaken] = useState<RoleData['holders']>([])
  const mayChange = useMayChange('roles')
  const params = { role_id }
  const gone = taken.filter(({ user_id }) => !holders.some((one) => one.user_id === user_id))

  function give({ user_id, user_name }: { user_id: number; user_name: string }) {
    void run(async () => {
      await ask(quietCaller(), 'POST /api/management/roles/{role_id}/holders', { params, body: { user_id } })
      toast.success(t('roles.given', { name: user_name }))
      onChanged()
    })
  }

  function take(person: RoleData['holders'][number]) {
    const body = { user_id: person.user_id }
    void run(async () => {
      await ask(quietCaller(), 'POST /api/management/roles/{role_id}/holders/removal', { params, body })
      setTaken((before) => [...before.filter(({ user_id }) => user_id !== person.user_id), person])
      toast.success(t('roles.taken', { name: person.user_name }))
      onChanged()
    })
  }

  if (!isGiven) return <p className={styles.quiet}>{t('roles.follows')}</p>
  return (
    <>
      {error && <CallOut kind="error">{error}</CallOut>}
      {user_count === 0 && <p className={styles.quiet}>{t('roles.nobody')}</p>}
      <ul className={styles.holders}>
        {holders.map((person) => (
          <li key={person.user_id}>
            <Person {...person} />
            <MayChange>
              <Button
                kind="link"
                size="small"
                disabled={busy}
                aria-label={t('roles.take_from', { name: person.user_name })}
                onClick={() => take(person)}
              >
                {t('roles.take')}
              </Button>
            </MayChange>
          </li>
        ))}
        {gone.map((person) => (
          <li key={person.user_id}>
            <del>{person.user_name}</del>
            <Button
              kind="link"
              size="small"
              disabled={busy}
              aria-label={t('roles.give_back_to', { name: person.user_name })}
              onClick={() => give(person)}
            >
              {t('roles.give_back')}
            </Button>
          </li>
        ))}
      </ul>
      {user_count > holders.length && (
        <p>
          <Link className={styles.more} to={`/management/users?role_id=${role_id}`}>
            {t('roles.all_holders')} {countText(user_count)}
          </Link>
        </p>
      )}
      {mayChange && <AddHolder known={holders} busy={busy} onAdd={give} />}
    </>
  )
}

function Person({ user_id, user_name, photo_url }: RoleData['holders'][number]) {
  return (
    <Link to={`/management/users?open=${user_id}`}>
      <Avatar name={user_name} image={photo_url} size={24} />
      {user_name}
    </Link>
  )
}

interface AddHolderProps {
  known: RoleData['holders']
  busy: boolean
  onAdd: (person: { user_id: number; user_name: string }) => void
}

function AddHolder({ known, busy, onAdd }: AddHolderProps) {
  const { t } = useTranslation('management')
  const [keyword, setKeyword] = useState('')
  const words = keyword.trim()
  const { data } = useQuery(
    'GET /api/management/roles/candidates',
    words === '' ? null : { query: { keyword: words } },
    {
      delay: 250,
    },
  )
  const people = words === '' ? [] : (data?.list ?? [])
  const others = people.filter(({ user_id }) => !known.some((one) => one.user_id === user_id))

  return (
    <div className={styles.add}>
      <Input
        size="small"
        type="search"
        icon={<SearchIcon size={16} />}
        aria-label={t('roles.add_holder')}
        placeholder={t('roles.add_holder')}
        value={keyword}
        maxLength={100}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <p className="visually-hidden" role="status">
        {words !== '' && data && t('roles.found', { count: others.length })}
      </p>
      {words !== '' && data && others.length === 0 && <p className={styles.quiet}>{t('roles.found_none')}</p>}
      <ul>
        {others.map(({ user_id, user_name, company_name, photo_url }) => (
          <li key={user_id}>
            <button
              type="button"
              disabled={busy}
              onClick={() => {
                setKeyword('')
                onAdd({ user_id, user_name })
              }}
            >
              <Avatar name={user_name} image={photo_url} size={24} />
              <span>
                {user_name}
                {company_name && <small>{company_name}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
