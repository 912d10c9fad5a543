import type { ReactNode } from 'react'
import * as action from '../../ui/icon/action.tsx'
import * as area from '../../ui/icon/area.tsx'
import * as direction from '../../ui/icon/direction.tsx'
import * as editor from '../../ui/icon/editor.tsx'
import type { IconProps } from '../../ui/icon/line.tsx'
import * as notice from '../../ui/icon/notice.tsx'
import * as person from '../../ui/icon/person.tsx'
import * as view from '../../ui/icon/view.tsx'
import styles from './demo.module.css'
import { Section } from './section.tsx'

const families = { direction, action, notice, area, person, view, editor }

export default function Icons() {
  return (
    <>
      {Object.entries(families).map(([name, icons]) => (
        <Section key={name} title={name}>
          <div className={styles.icons}>
            {byName(icons).map(([iconName, Icon]) => (
              <figure key={iconName}>
                <Icon size={24} />
                <figcaption>{iconName.replace(/Icon$/, '')}</figcaption>
              </figure>
            ))}
          </div>
        </Section>
      ))}
    </>
  )
}

/** The server lists a module's exports in another order than the browser. */
function byName(icons: Record<string, (props: IconProps) => ReactNode>) {
  return Object.entries(icons).sort(([one], [other]) => one.localeCompare(other))
}
