import { useTranslation } from 'react-i18next'
import { chooseTheme, currentTheme } from '../../platform/theme/theme.ts'
import { MoonIcon, SunIcon } from '../../ui/icon/home-icons.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import styles from './theme-switch.module.css'

/** Both signs are drawn; the style sheet shows the one for the theme that is not on. */
export function ThemeSwitch({ className }: { className: string | undefined }) {
  const { t } = useTranslation()

  return (
    <Tooltip text={t('header.theme')}>
      {() => (
        <button
          className={className}
          type="button"
          aria-label={t('header.theme')}
          onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
        >
          <span className={styles.moon}>
            <MoonIcon size={18} />
          </span>
          <span className={styles.sun}>
            <SunIcon size={18} />
          </span>
        </button>
      )}
    </Tooltip>
  )
}
