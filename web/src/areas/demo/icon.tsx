import type { ReactNode } from 'react'
import * as homeIcons from '../../ui/icon/home-icons.tsx'
import * as otherIcons from '../../ui/icon/icons.tsx'
import type { IconProps } from '../../ui/icon/line.tsx'
import styles from './demo.module.css'
import { Section } from './section.tsx'

type Icon = (props: IconProps) => ReactNode

const icons: [string, Icon][] = Object.entries({ ...homeIcons, ...otherIcons })

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
