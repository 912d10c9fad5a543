import type { Answer } from '@atrium/contract/calls'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { type SettledCall, settleCall } from '../../../page/account/settle-call.ts'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { ProjectContentsItem } from '../project.ts'
import styles from './add-dialog.module.css'

type ResourceSearchPage = Answer<'GET /api/resources'>

interface AddDialogProps {
  edit: { project_id: number }
  items: ProjectContentsItem[]
  onClose: () => void
}

const shown = 8

/** Finds resources by words and takes them in, in their newest version; the dialog stays for the next one. */
export function AddDialog({ edit: params, items, onClose }: AddDialogProps) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<Promise<SettledCall<ResourceSearchPage>>>(() => find(''))
  const isIn = (resource_id: number) => items.some(({ item_id }) => item_id === resource_id)

  function look(event: FormEvent) {
    event.preventDefault()
    setFound(find(keyword.trim()))
  }

  return (
    <Dialog open onClose={onClose} title={t('item.add')} lead={t('item.add_lead')}>
      <search>
        <form className={styles.look} onSubmit={look}>
          <Input
            size="large"
            type="search"
            data-first
            aria-label={t('item.keyword')}
            placeholder={t('item.keyword_example')}
            maxLength={60}
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
          />
          <Button size="large" type="submit">
            {t('item.look')}
          </Button>
        </form>
      </search>
      <Answered answer={found} waiting={<WaitingRows rows={shown} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.none}>{t('item.nothing')}</p>
          ) : (
            <ul className={styles.found}>
              {list.map(({ resource_id, resource_type, title, summary }) => (
                <li key={resource_id}>
                  <Glyph type={resource_type} size={20} />
                  <span>
                    <b>{title}</b>
                    <small>{summary}</small>
                  </span>
                  <Button
                    size="small"
                    disabled={busy || isIn(resource_id)}
                    aria-label={`${t(isIn(resource_id) ? 'item.is_in' : 'item.take_in')} ${title}`}
                    onClick={() =>
                      void change((me) =>
                        ask(me, 'POST /api/projects/{project_id}/items', { params, body: { item_id: resource_id } }),
                      )
                    }
                  >
                    {t(isIn(resource_id) ? 'item.is_in' : 'item.take_in')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  )
}

function find(keyword: string): Promise<SettledCall<ResourceSearchPage>> {
  return settleCall('GET /api/resources', { query: { ...(keyword ? { search: { keyword } } : {}), size: shown } })
}
