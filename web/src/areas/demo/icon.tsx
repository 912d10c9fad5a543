import type { ReactNode } from 'react'
import type { IconProps } from '../../ui/icon/line.tsx'
import styles from './demo.module.css'
import { Section } from './section.tsx'

type Icon = (props: IconProps) => ReactNode

const files = import.meta.glob<Record<string, Icon>>(['../../ui/icon/*.tsx', '!**/line.tsx'], { eager: true })
const icons = Object.values(files).flatMap((file) => Object.entries(file))

export default function Icons() {
  return (
    <Section title="line">
      <div className={styles.icons}>
        {icons.map(([name, Icon]) => (
          <figure key={name}>
            <Icon size={24} />
            <figcaption>{name.replace(/Icon$/, '')}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
