import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { LanguageSelect } from '../../page/language-select.tsx'
import { useLogin } from '../../platform/session/session.ts'
import { useLoginAddress } from '../../platform/session/use-login-address.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { CloseIcon, ExternalIcon } from '../../ui/icon/home-icons.tsx'
import { ChevronRightIcon } from '../../ui/icon/icons.tsx'
import { NewBadge } from '../../ui/mark/badge.tsx'
import { PersonMenu } from '../account/popover.tsx'
import { areaAt, useEntries } from './entries.ts'
import styles from './phone-menu.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

/** Everything the wide header holds, on a sheet of its own. */
export default function PhoneMenu({ active, close }: { active: number; close: () => void }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const entries = useEntries()
  const { key } = useLocation()
  const opened = useRef(key)

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('nav a')?.focus()
  }, [])
  useEffect(() => {
    if (key !== opened.current) close()
  }, [key, close])

  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={t('header.menu')} onClose={close}>
      <div className={styles.top}>
        <LanguageSelect />
        <ThemeSwitch className={styles.square} />
        <button
          className={styles.square}
          type="button"
          aria-label={t('header.close_menu')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon size={22} />
        </button>
      </div>
      <nav aria-label={t('header.main_navigation')}>
        {entries.map((entry) => (
          <Link
            key={entry.code}
            className={styles.entry}
            to={entry.url}
            aria-current={entry.code === areaAt(active) ? 'page' : undefined}
            {...(entry.new_window ? { target: '_blank', rel: 'noopener' } : {})}
          >
            <span>
              {entry.menu_name}
              {entry.is_new && <NewBadge />}
              {entry.new_window && <span className="visually-hidden">{t('header.new_window')}</span>}
            </span>
            {entry.new_window ? <ExternalIcon size={18} /> : <ChevronRightIcon size={18} />}
          </Link>
        ))}
      </nav>
      <People close={close} />
    </dialog>
  )
}

function People({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const login = useLogin()
  const [signIn, register] = [useLoginAddress(), useLoginAddress('register')]

  return login ? (
    <div className={styles.person}>
      <PersonMenu login={login} close={close} />
    </div>
  ) : (
    <div className={styles.people}>
      <ButtonLink size="large" wide to={register}>
        {t('header.register')}
      </ButtonLink>
      <ButtonLink size="large" wide kind="primary" to={signIn}>
        {t('header.sign_in')}
      </ButtonLink>
    </div>
  )
}
