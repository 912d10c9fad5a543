import { useState } from 'react'
import { usePage } from '../platform/page/page.ts'
import { BrandMark } from '../ui/mark/brand-mark.tsx'
import styles from './brand-logo.module.css'

/** The operator's logo in the theme's own version, or the portal's mark; the title stands beside it. */
export function BrandLogo() {
  const { brand } = usePage()
  const [failed, setFailed] = useState(false)
  if (!brand.logo || failed) return <BrandMark />

  const drawn = (address: string, theme?: 'light' | 'dark') => (
    <img
      className={styles.logo}
      src={address}
      alt=""
      data-for={theme}
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setFailed(true)
      }}
      onError={() => setFailed(true)}
    />
  )
  return brand.logoDark ? (
    <>
      {drawn(brand.logo, 'light')}
      {drawn(brand.logoDark, 'dark')}
    </>
  ) : (
    drawn(brand.logo)
  )
}
