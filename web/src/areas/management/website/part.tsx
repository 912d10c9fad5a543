import type { ReactNode } from 'react'
import { useAddressWith } from '../../../platform/address/address.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import styles from './website.module.css'

interface PartProps {
  title: string
  lead?: string
  /** What the button opens, which the address keeps. */
  opens?: { name: string; key: string; value: string }
  children: ReactNode
}

/** A part of a screen of settings: its title, the button that opens its form, and what it says of itself. */
export function Part({ title, lead, opens, children }: PartProps) {
  const addressWith = useAddressWith()
  const mayChange = useMayChange()
  const button = mayChange && opens && (
    <ButtonLink size="small" to={addressWith({ [opens.key]: opens.value })} preventScrollReset>
      {opens.name}
    </ButtonLink>
  )

  return (
    <section className={styles.part}>
      <Lintel size="section" aside={button}>
        {title}
      </Lintel>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  )
}
