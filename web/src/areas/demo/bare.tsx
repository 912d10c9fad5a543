import type { Handle } from '../../platform/i18n/preloads.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { Section } from './section.tsx'

/** A page may hide the header, and the footer goes with it. */
export const handle: Handle = { header: false }

export default function Bare() {
  return (
    <Section title="没有页头的页面">
      <TextLink to="/demo">回到一页纸</TextLink>
    </Section>
  )
}
