import { resourceTypes } from '@atrium/contract/resource-types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import type { Edit, ProjectContentsItem, ProjectData } from '../project.ts'
import { AddDialog } from './add-dialog.tsx'
import { ItemRow } from './item-row.tsx'
import styles from './items.module.css'

/** What is in it, by type, in the order in which types are installed. */
export function Items({ contents: { items }, edit }: { contents: ProjectData; edit: Edit }) {
  const { t } = useTranslation('project')
  const [adding, setAdding] = useState(false)
  const newer = items.filter(({ newest_version }) => newest_version !== null).length

  return (
    <section>
      <Lintel
        size="section"
        aside={
          edit && (
            <span className={styles.tools}>
              {newer > 0 && <UpdateAll edit={edit} count={newer} />}
              <Button size="small" onClick={() => setAdding(true)}>
                <PlusIcon size={16} />
                {t('item.add')}
              </Button>
            </span>
          )
        }
      >
        {t('item.title')}
      </Lintel>
      {items.length === 0 && <p className={styles.none}>{t(edit ? 'item.none' : 'item.none_shared')}</p>}
      {groupsOf(items).map(([type, group]) => (
        <section key={type ?? 'other'} className={styles.group} data-type={type ?? undefined}>
          <h3>
            {type && <Glyph type={type} size={16} />}
            {type ? t(`common:type.${type}.name`) : t('item.other')}
          </h3>
          <ul>
            {group.map((item) => (
              <ItemRow key={item.project_item_id} item={item} edit={edit} />
            ))}
          </ul>
        </section>
      ))}
      {adding && edit && <AddDialog edit={edit} items={items} onClose={() => setAdding(false)} />}
    </section>
  )
}

function UpdateAll({ edit: params, count }: { edit: { project_id: number }; count: number }) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  return (
    <Button
      size="small"
      disabled={busy}
      onClick={() => void change((me) => ask(me, 'POST /api/projects/{project_id}/items/newest', { params }))}
    >
      {t('item.update_all', { count })}
    </Button>
  )
}

/** Groups by type; each stands where its first item is installed. */
function groupsOf(items: ProjectContentsItem[]) {
  const groups = Map.groupBy(items, ({ resource_type }) => resource_type)
  const known = [...resourceTypes, null].flatMap((type) => {
    const group = groups.get(type)
    return group ? [[type, group] as const] : []
  })
  return known.toSorted(([, one], [, other]) => (one[0]?.position ?? 0) - (other[0]?.position ?? 0))
}
