import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuIcon } from '../../ui/icon/home-icons.tsx'

const load = () => import('./phone-menu.tsx')
const PhoneMenu = lazy(load)
const preload = () => void load().catch(() => {})

export function PhoneMenuButton({ className, active }: { className: string | undefined; active: number }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)

  return (
    <>
      <button
        className={className}
        type="button"
        aria-label={t('header.menu')}
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={24} />
      </button>
      {open && (
        <Suspense>
          <PhoneMenu active={active} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
