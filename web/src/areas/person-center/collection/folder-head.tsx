import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { DeleteIcon, EditIcon, ShareIcon } from '../../../ui/icon/icons.tsx'
import type { OwnFolder } from './collection.ts'
import { FolderDialog } from './folder-dialog.tsx'
import styles from './folder-head.module.css'
import { RemoveFolder } from './remove-folder.tsx'
import { ShareFolder } from './share-folder.tsx'

/** The folder that is open, and what can be done with it as a whole. */
export function FolderHead({ folder }: { folder: OwnFolder }) {
  const { t } = useTranslation('person_center')
  const [open, setOpen] = useState<'rename' | 'share' | 'remove' | null>(null)
  const close = () => setOpen(null)

  return (
    <div className={styles.folder}>
      <h2>{folder.name}</h2>
      <Button kind="text" size="small" onClick={() => setOpen('share')}>
        <ShareIcon size={16} />
        {t(folder.is_shared ? 'collection.shared' : 'collection.share')}
      </Button>
      <Button kind="text" size="small" onClick={() => setOpen('rename')}>
        <EditIcon size={16} />
        {t('collection.rename')}
      </Button>
      <Button kind="text" size="small" onClick={() => setOpen('remove')}>
        <DeleteIcon size={16} />
        {t('collection.remove_folder')}
      </Button>
      {open === 'rename' && <FolderDialog folder={folder} onClose={close} />}
      {open === 'share' && <ShareFolder folder={folder} onClose={close} />}
      {open === 'remove' && <RemoveFolder folder={folder} onClose={close} />}
    </div>
  )
}
