import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { SearchWithin, stretchIn } from '../../page/own-list.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import type { Route } from './+types/person-collection.ts'
import { FolderHead } from './collection/folder-head.tsx'
import { Folders } from './collection/folders.tsx'
import { Items } from './collection/items.tsx'
import styles from './lists.module.css'

/** Links and projects are spoken of in the words of projects. */
export const handle: Handle = { modules: ['project'] }

const size = 50

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const { after, keyword } = stretchIn(address)
  const folder = folderIn(address)
  const search = { ...(folder !== undefined && { folder_id: folder }), ...(keyword && { keyword }) }
  const query = { size, search, ...(after && { after }) }
  return {
    after,
    keyword,
    folder,
    items: settleCall('GET /api/collection', { query }),
    folders: settleCall('GET /api/collection/folders'),
  }
}

/** `?folder=3`; `none` for what is in no folder. Anything else is all of it. */
function folderIn({ searchParams }: URL): number | null | undefined {
  const folder = searchParams.get('folder')
  if (folder === 'none') return null
  return folder && /^[1-9]\d{0,14}$/.test(folder) ? Number(folder) : undefined
}

export default function PersonCollection({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('person_center')
  const { items, folders, ...chosen } = loaderData

  return (
    <Answered answer={folders} waiting={<WaitingRows rows={6} />}>
      {(mine) => {
        const current = mine.list.find(({ folder_id }) => folder_id === chosen.folder)
        return (
          <>
            <Folders mine={mine} current={chosen.folder} />
            <div className={styles.head}>
              {current ? <FolderHead key={current.folder_id} folder={current} /> : <p>{t('collection.lead')}</p>}
              <SearchWithin label={t('collection.search')} keyword={chosen.keyword} />
            </div>
            <Answered answer={items} waiting={<WaitingRows rows={6} />}>
              {(found) => <Items found={found} folders={mine.list} chosen={chosen} />}
            </Answered>
          </>
        )
      }}
    </Answered>
  )
}
