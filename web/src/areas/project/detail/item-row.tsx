import { misfittingParts } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { useEnvironment } from '../../../platform/state/environment.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { type Edit, type ProjectContentsItem, projectItemAddress } from '../project.ts'
import styles from './items.module.css'

export function ItemRow({ item, edit }: { item: ProjectContentsItem; edit: Edit }) {
  const { t } = useTranslation('project')
  const mine = useEnvironment()
  const misfits = item.needs ? misfittingParts(item.needs, mine) : []
  const { position, title, resource_type, cover, cover_seed, version, fits, newest_version, refers_to } = item

  return (
    <li className={styles.row}>
      <span className={styles.number}>{position}</span>
      {resource_type ? <Cover type={resource_type} id={cover_seed} image={cover} lazy /> : <span />}
      <span className={styles.name}>
        <Link to={projectItemAddress(item)}>{title}</Link>
        {item.part && <small>{item.part}</small>}
        {item.state !== 'published' && <Tag kind="bad">{t(`item.state.${item.state}`)}</Tag>}
        {item.kind === 'app' && <Tag>{t('item.from_store')}</Tag>}
        {misfits.map((part) => (
          <Tag key={part} kind="bad">
            {t(`item.misfit.${part}`, { mine: mine[part] })}
          </Tag>
        ))}
        {item.kind !== 'app' && !item.available && <Tag kind="bad">{t('item.unavailable')}</Tag>}
      </span>
      <span className={styles.version}>
        v{version}
        {newest_version && <NewerMark item={item} edit={edit} />}
      </span>
      <span className={styles.fits}>{fits && `${fits}+`}</span>
      <span className={styles.refers}>
        {item.is_needed && <Tag>{t('item.first')}</Tag>}
        {refers_to.length > 0 && t('item.refers', { numbers: refers_to.join(t('item.comma')) })}
      </span>
      {edit && <Remove item={item} edit={edit} />}
    </li>
  )
}

function NewerMark({
  item: { project_item_id, newest_version, title },
  edit,
}: {
  item: ProjectContentsItem
  edit: Edit
}) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  const version = newest_version ?? ''
  if (!edit) return <Tag kind="good">{t('item.newer', { version })}</Tag>

  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={t('item.update', { title, version })}
      onClick={() =>
        void change((me) =>
          ask(me, 'PATCH /api/projects/{project_id}/items/{project_item_id}', {
            params: { ...edit, project_item_id },
            body: { version },
          }),
        )
      }
    >
      {t('item.to', { version })}
    </Button>
  )
}

function Remove({
  item: { project_item_id, title },
  edit,
}: {
  item: ProjectContentsItem
  edit: { project_id: number }
}) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  return (
    <Button
      kind="text"
      size="small"
      square
      disabled={busy}
      aria-label={t('item.remove', { title })}
      onClick={() =>
        void change((me) =>
          ask(me, 'DELETE /api/projects/{project_id}/items/{project_item_id}', {
            params: { ...edit, project_item_id },
          }),
        )
      }
    >
      <CloseIcon size={16} />
    </Button>
  )
}
