import type { ManagementScreen } from '@atrium/contract/management'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { BookmarkIcon } from '../../../ui/icon/icons.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import { ListPanel } from './list-panel.tsx'
import styles from './list-views.module.css'

interface ListViewsProps {
  screen: ManagementScreen
  /** How they are arranged now; nothing as usual. */
  columns: string
}

/** What one looks for again and again, under a name of one's own. */
export function ListViews({ screen, columns }: ListViewsProps) {
  const { t } = useTranslation('management')
  const mayChange = useMayChange(screen)
  if (!mayChange) return null

  return (
    <ListPanel
      side="end"
      label={
        <>
          <BookmarkIcon size={16} />
          {t('list.views')}
        </>
      }
    >
      {(close) => <Views screen={screen} columns={columns} close={close} />}
    </ListPanel>
  )
}

function Views({ screen, columns, close }: ListViewsProps & { close: () => void }) {
  const { t } = useTranslation('management')
  const { pathname, search } = useLocation()
  const { run, busy } = useRun()
  const params = { screen }
  const { data, failure, reload } = useQuery('GET /api/management/screens/{screen}/views', { params })
  const views = failure ? [] : data?.list

  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (name === '') return
    const body = { name, query: queryToKeep(search, columns) }
    void run(async () => {
      await ask(browserCaller(), 'POST /api/management/screens/{screen}/views', { params, body })
      form.reset()
      reload()
    })
  }

  function drop(view_id: number) {
    void run(async () => {
      const call = 'DELETE /api/management/screens/{screen}/views/{view_id}'
      await ask(browserCaller(), call, { params: { screen, view_id } })
      reload()
    })
  }

  return (
    <div className={styles.views}>
      {views?.length === 0 && <p>{t('list.no_views')}</p>}
      <ul>
        {views?.map(({ view_id, name, query }) => (
          <li key={view_id}>
            <Link to={query ? `${pathname}?${query}` : pathname} onClick={close}>
              {name}
            </Link>
            <Button
              kind="text"
              square
              size="small"
              disabled={busy}
              aria-label={t('list.drop_view', { name })}
              onClick={() => drop(view_id)}
            >
              <CloseIcon size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={keep}>
        <Input
          size="small"
          name="name"
          maxLength={60}
          aria-label={t('list.view_name')}
          placeholder={t('list.view_name')}
        />
        <Button size="small" type="submit" disabled={busy}>
          {t('list.keep_view')}
        </Button>
      </form>
    </div>
  )
}

/** How it is searched, ordered and arranged; not the page, and not what is open. */
function queryToKeep(search: string, columns: string): string {
  const fields = new URLSearchParams(search)
  for (const name of ['page', 'after', 'open']) fields.delete(name)
  if (columns) fields.set('columns', columns)
  else fields.delete('columns')
  return fields.toString()
}
