import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areSingleKeysOn, switchSingleKeys } from '../../../page/keys.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './command-palette.module.css'

/** As they are printed; a group is a column. */
const groups = {
  everywhere: { find: ['Ctrl K', '⌘ K'], keys: ['?'], leave: ['Esc'] },
  list: {
    search: ['/'],
    move: ['J', 'K'],
    select: ['X'],
    select_to: ['Shift X'],
    open: ['Enter'],
    edit: ['E'],
    menu: ['.'],
  },
  review: {
    next: ['J', 'K'],
    points: ['1', '2', '3'],
    reasons: ['Q', 'W', 'E', 'T'],
    approve: ['A'],
    send_back: ['R'],
    send: ['Ctrl ↵', '⌘ ↵'],
    leave: ['Esc'],
    preview: ['F'],
    claim: ['C'],
    fold: ['[', ']'],
  },
} as const

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('management')
  const [on, setOn] = useState(areSingleKeysOn)

  return (
    <Dialog open onClose={onClose} title={t('keys.title')}>
      <div className={styles.keys}>
        {Object.entries(groups).map(([group, keys]) => (
          <section key={group}>
            <h3>{t(`keys.${group}.title`)}</h3>
            <dl>
              {Object.entries(keys).map(([name, printed]) => (
                <div key={name}>
                  <dt>
                    {(printed as readonly string[]).map((one) => (
                      <kbd key={one}>{one}</kbd>
                    ))}
                  </dt>
                  <dd>{t(`keys.${group}.${name}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        checked={on}
        onChange={({ target }) => {
          switchSingleKeys(target.checked)
          setOn(target.checked)
        }}
      >
        {t('keys.single')}
      </Switch>
      <p>{t('keys.note')}</p>
    </Dialog>
  )
}
