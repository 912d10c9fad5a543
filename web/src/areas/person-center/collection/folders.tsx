import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../../ui/form/button.tsx'
import { FolderIcon, PlusIcon, ShareIcon } from '../../../ui/icon/icons.tsx'
import type { CollectionSelection, MyFolders } from './collection.ts'
import { FolderDialog } from './folder-dialog.tsx'
import styles from './folders.module.css'

/** All of it, what is in no folder, and each folder: the address says which. */
export function Folders({ mine, current }: { mine: MyFolders; current: CollectionSelection['folder'] }) {
  const { t } = useTranslation('person_center')
  const [making, setMaking] = useState(false)
  const { list, all_count, unfiled_count } = mine

  return (
    <div className={styles.bar}>
      <nav aria-label={t('collection.folders')}>
        <Link to="?" aria-current={current === undefined ? 'page' : undefined}>
          {t('collection.all')}
          <em>{all_count}</em>
        </Link>
        {list.map(({ folder_id, name, item_count, is_shared }) => (
          <Link key={folder_id} to={`?folder=${folder_id}`} aria-current={current === folder_id ? 'page' : undefined}>
            <FolderIcon size={16} />
            <span>{name}</span>
            <em>{item_count}</em>
            {is_shared && (
              <>
                <ShareIcon size={14} />
                <span className="visually-hidden">{t('collection.is_shared')}</span>
              </>
            )}
          </Link>
        ))}
        {list.length > 0 && (
          <Link to="?folder=none" aria-current={current === null ? 'page' : undefined}>
            {t('collection.unfiled')}
            <em>{unfiled_count}</em>
          </Link>
        )}
      </nav>
      <Button kind="text" size="small" onClick={() => setMaking(true)}>
        <PlusIcon size={16} />
        {t('collection.make_folder')}
      </Button>
      {making && <FolderDialog onClose={() => setMaking(false)} />}
    </div>
  )
}
