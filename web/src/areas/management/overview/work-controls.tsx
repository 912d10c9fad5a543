import type { Answer } from '@atrium/contract/calls'
import { assignable, type WaitingQueue } from '@atrium/contract/overview/choices'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressWith } from '../../../platform/address/address.ts'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { SettingsIcon } from '../../../ui/icon/icons.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import styles from './overview.module.css'

interface WorkControlsProps {
  work: Answer<'GET /api/management/waiting'>
  isMine: boolean
  onSaved: () => void
}

/** Everybody's work or one's own, and which kinds of it are shown. */
export function WorkControls({ work: { queues, hidden, assigned }, isMine, onSaved }: WorkControlsProps) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()

  return (
    <>
      {queues.some((queue) => assignable.includes(queue)) && (
        <Segmented
          size="small"
          label={t('overview.whose')}
          current={isMine ? 'mine' : 'all'}
          choices={[
            { id: 'all', name: t('overview.everybodys'), to: addressWith({ work: null }) },
            {
              id: 'mine',
              name: assigned > 0 ? t('overview.mine_count', { total: formatNumber(assigned) }) : t('overview.mine'),
              to: addressWith({ work: 'mine' }),
            },
          ]}
        />
      )}
      {queues.length > 1 && (
        <ListPanel
          side="end"
          label={
            <>
              <SettingsIcon size={16} />
              {t('overview.choose')}
            </>
          }
        >
          {() => <ShownKinds queues={queues} saved={hidden} onSaved={onSaved} />}
        </ListPanel>
      )}
    </>
  )
}

interface ShownKindsProps {
  queues: WaitingQueue[]
  saved: WaitingQueue[]
  onSaved: () => void
}

function ShownKinds({ queues, saved, onSaved }: ShownKindsProps) {
  const { t } = useTranslation('management')
  const [hidden, setHidden] = useState(saved)
  const saving = useRef(Promise.resolve())

  function show(queue: WaitingQueue, isShown: boolean) {
    const next = isShown ? hidden.filter((one) => one !== queue) : [...hidden, queue]
    setHidden(next)
    // One after the other: the last choice is what stays.
    saving.current = saving.current.then(async () => {
      try {
        await ask(browserCaller(), 'PUT /api/management/waiting/hidden', { body: { hidden: next } })
        onSaved()
      } catch {
        // The toast says why; what is saved is shown again.
        setHidden(saved)
      }
    })
  }

  return (
    <fieldset className={styles.kinds}>
      <legend>{t('overview.kinds')}</legend>
      {queues.map((queue) => (
        <Checkbox
          key={queue}
          checked={!hidden.includes(queue)}
          onChange={({ currentTarget }) => show(queue, currentTarget.checked)}
        >
          {t(`overview.queue.${queue}.name`)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
