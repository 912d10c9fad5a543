import type { Answer } from '@atrium/contract/calls'
import type { ManagementScreen } from '@atrium/contract/management'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { tell } from '../../../page/account/tell.ts'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { BookmarkIcon } from '../../../ui/icon/icons.tsx'
import { ListPanel } from './list-panel.tsx'
import styles from './list-views.module.css'

type View = Answer<'GET /api/management/screens/{screen}/views'>['list'][number]

/** What one looks for again and again, under a name of one's own. */
export function ListViews({ screen }: { screen: ManagementScreen }) {
  const { t } = useTranslation('management')

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
      {(close) => <Views screen={screen} close={close} />}
    </ListPanel>
  )
}

function Views({ screen, close }: { screen: ManagementScreen; close: () => void }) {
  const { t } = useTranslation('management')
  const { pathname, search } = useLocation()
  const { run, busy } = useRun()
  const [views, setViews] = useState<View[] | null>(null)
  const params = { screen }

  const refresh = async () => setViews(await readViews(screen))
  useEffect(() => {
    void readViews(screen).then(setViews)
  }, [screen])

  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (name === '') return
    const body = { name, query: queryToKeep(search) }
    void run(async () => {
      await ask(browserCaller(), 'POST /api/management/screens/{screen}/views', { params, body })
      form.reset()
      await refresh()
    })
  }

  function drop(view_id: number) {
    void run(async () => {
      const call = 'DELETE /api/management/screens/{screen}/views/{view_id}'
      await ask(browserCaller(), call, { params: { screen, view_id } })
      await refresh()
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

async function readViews(screen: ManagementScreen): Promise<View[]> {
  const told = await tell('GET /api/management/screens/{screen}/views', { params: { screen } })
  return 'data' in told ? told.data.list : []
}

/** How it is searched and ordered; not the page, and not what is open. */
function queryToKeep(search: string): string {
  const fields = new URLSearchParams(search)
  for (const name of ['page', 'open']) fields.delete(name)
  return fields.toString()
}
