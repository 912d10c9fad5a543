import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StateMark } from '../../../page/upload/state-mark.tsx'
import { ask } from '../../../platform/ask.ts'
import { browserCaller } from '../../../platform/browser-caller.ts'
import { formatDate } from '../../../platform/format.ts'
import { usePage } from '../../../platform/page.ts'
import { Button } from '../../../ui/button.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { Table } from '../../../ui/table.tsx'
import { Publisher } from './publisher.tsx'
import styles from './submit.module.css'

type Listed = Answer<'GET /api/app-submissions'>['list']

/** Under which name, and what was begun or handed in so far. */
export function MySubmissions({ onOpen }: { onOpen: (submission_id: number) => void }) {
  const { t } = useTranslation('download')
  const { language, now } = usePage()
  const [list, setList] = useState<Listed>([])

  useEffect(() => {
    ask(browserCaller(), 'GET /api/app-submissions', { query: { size: 100 } }).then(
      (found) => setList(found.list),
      () => {},
    )
  }, [])

  async function begin() {
    const { submission_id } = await ask(browserCaller(), 'POST /api/app-submissions', { body: {} })
    onOpen(submission_id)
  }

  return (
    <div className={styles.parts}>
      <Publisher />
      <section>
        <Lintel
          size="section"
          aside={
            <Button kind="primary" onClick={() => begin().catch(() => {})}>
              {t('apps.submit.begin')}
            </Button>
          }
        >
          {t('apps.submit.mine')}
        </Lintel>
        {list.length === 0 ? (
          <p>{t('apps.submit.none')}</p>
        ) : (
          <Table
            caption={t('apps.submit.mine')}
            rows={list}
            keyOf={({ submission_id }) => submission_id}
            columns={[
              { id: 'title', name: t('apps.submit.name'), cell: ({ title }) => title || t('apps.submit.untitled') },
              { id: 'state', name: t('apps.submit.state'), cell: ({ state }) => <StateMark state={state} /> },
              {
                id: 'updated',
                name: t('apps.updated'),
                cell: ({ updated_at }) => formatDate(updated_at, now, language),
              },
              {
                id: 'open',
                name: '',
                kind: 'actions',
                cell: ({ submission_id, title }) => (
                  <Button
                    size="small"
                    aria-label={t('apps.submit.open_named', { title: title || t('apps.submit.untitled') })}
                    onClick={() => onOpen(submission_id)}
                  >
                    {t('apps.submit.open')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </section>
    </div>
  )
}
