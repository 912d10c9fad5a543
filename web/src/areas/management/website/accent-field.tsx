import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccentTheme, accentTokens, contrast } from '../../../platform/theme/accent.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import styles from './website.module.css'

interface AccentFieldProps {
  value: string
  change: (value: string) => void
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>
}

const surfaces: Record<AccentTheme, string> = { light: '#fcfbf8', dark: '#1a1b19' }

/** A colour as text or from the browser's own palette, and what both themes make of it. */
export function AccentField({ value, change, control }: AccentFieldProps) {
  const { t } = useTranslation('management')
  const colour = /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null

  return (
    <div className={styles.accent}>
      <div>
        <input
          type="color"
          aria-label={t('settings.accent_palette')}
          value={colour ?? '#0b6a4b'}
          onChange={({ target }) => change(target.value)}
        />
        <Input
          {...control}
          value={value}
          placeholder="#0b6a4b"
          maxLength={7}
          spellCheck={false}
          onChange={({ target }) => change(target.value.trim())}
        />
        {value !== '' && (
          <Button size="small" onClick={() => change('')}>
            {t('settings.own_accent')}
          </Button>
        )}
      </div>
      {colour && (
        <ul>
          {(['light', 'dark'] as const).map((theme) => (
            <Sample key={theme} theme={theme} colour={colour} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Sample({ theme, colour }: { theme: AccentTheme; colour: string }) {
  const { t } = useTranslation('management')
  const tokens = accentTokens(colour, theme)
  const ratio = contrast(tokens.accent, surfaces[theme]).toFixed(1)

  return (
    <li style={{ background: surfaces[theme], color: tokens.accent }}>
      <b style={{ background: tokens.accent, color: tokens['on-accent'] }}>{t(`settings.accent_${theme}`)}</b>
      {t(tokens.accent === colour ? 'settings.accent_kept' : 'settings.accent_adjusted', {
        colour: tokens.accent,
        ratio,
      })}
    </li>
  )
}
