import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import ProjectsDialog from '../../../page/project/projects-dialog.tsx'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { CollectedItemData, OwnFolder } from './collection.ts'
import styles from './items.module.css'

interface BulkProps {
  selected: CollectedItemData[]
  folders: OwnFolder[]
  onDone: () => void
}

/** What can be done with several at once. From a project all of them are downloaded together. */
export function Bulk({ selected, folders, onDone }: BulkProps) {
  const { t } = useTranslation('person_center')
  const { change, busy } = useChange()
  const [pinning, setPinning] = useState(false)
  const item_ids = selected.map(({ item_id }) => item_id)
  const pinned = selected.flatMap(({ item_id, version, is_pinnable, state }) =>
    is_pinnable && version !== null && state !== 'withdrawn' ? { item_id, version } : [],
  )

  const move = (folder: string) =>
    change(async (me) => {
      const folder_id = folder === 'none' ? null : Number(folder)
      const { moved } = await ask(me, 'POST /api/collection/items/move', { body: { item_ids, folder_id } })
      toast.success(t('collection.moved', { count: moved }))
      onDone()
    })
  const remove = () =>
    change(async (me) => {
      const { removed } = await ask(me, 'POST /api/collection/items/remove', { body: { item_ids } })
      toast.success(t('collection.removed', { count: removed }))
      onDone()
    })

  return (
    <div className={styles.actions}>
      {folders.length > 0 && (
        <Select
          size="small"
          aria-label={t('collection.move')}
          value=""
          disabled={busy}
          options={[
            { value: '', name: t('collection.move') },
            ...folders.map(({ folder_id, name }) => ({ value: String(folder_id), name })),
            { value: 'none', name: t('collection.unfiled') },
          ]}
          onChange={({ target }) => target.value && void move(target.value)}
        />
      )}
      <Button size="small" disabled={busy || pinned.length === 0} onClick={() => setPinning(true)}>
        {t('project:into.title')}
      </Button>
      <Button size="small" disabled={busy} onClick={() => void remove()}>
        {t('collection.remove')}
      </Button>
      {pinning && (
        <ProjectsDialog
          pinned={pinned}
          lead={{ text: t('collection.into_lead', { count: pinned.length }) }}
          onClose={() => setPinning(false)}
        />
      )}
    </div>
  )
}
