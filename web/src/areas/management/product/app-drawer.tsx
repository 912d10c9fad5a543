import { saveManagementApp } from '@atrium/contract/app/management'
import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Table } from '../../../ui/layout/table.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { MayChange } from '../frame/may-change.tsx'
import { FeatureButton } from './feature-button.tsx'

type ManagedAppData = Answer<'GET /api/management/apps/{app_id}'>
type Categories = Answer<'GET /api/management/apps/choices'>['app_categories']

/** How an app is filed, whether it is recommended, and how it is taken out of the store. */
export function AppDrawer({ categories }: { categories: Categories }) {
  const { t } = useTranslation('management')

  return (
    <RecordDrawer
      screen="apps"
      read={(caller, app_id) => ask(caller, 'GET /api/management/apps/{app_id}', { params: { app_id } })}
      values={(app: ManagedAppData | null) => ({
        app_category_id: app?.app_category_id ?? null,
        official: app?.official ?? false,
      })}
      schema={saveManagementApp.body.omit({ seen_at: true })}
      fields={[
        {
          name: 'app_category_id',
          kind: 'choice',
          number: true,
          required: true,
          options: categories.map(({ app_category_id, name }) => ({ value: String(app_category_id), name })),
        },
        { name: 'official', kind: 'switch', hint: t('apps.official_hint') },
      ]}
      title={({ title }) => title}
      note={({ state }) => t(`apps.state.${state}`)}
      save={(caller, { app_category_id, official }, app) =>
        ask(caller, 'PUT /api/management/apps/{app_id}', {
          params: { app_id: app?.app_id ?? 0 },
          body: { app_category_id, official, seen_at: app?.updated_at ?? '' },
        })
      }
      danger={({ app_id, state }, done) =>
        state !== 'withdrawn' && (
          <>
            <ReasonButton
              label={t('apps.withdraw')}
              lead={t('apps.withdraw_lead')}
              run={(caller, reason) =>
                ask(caller, 'PUT /api/management/apps/{app_id}/state', {
                  params: { app_id },
                  body: { state: 'withdrawn', reason },
                })
              }
              onDone={done}
            />
            {state === 'published' && (
              <ReasonButton
                label={t('apps.deprecate')}
                lead={t('apps.deprecate_lead')}
                run={(caller, reason) =>
                  ask(caller, 'PUT /api/management/apps/{app_id}/state', {
                    params: { app_id },
                    body: { state: 'deprecated', reason },
                  })
                }
                onDone={done}
              />
            )}
          </>
        )
      }
      aside={(app, again) => <Aside app={app} again={again} />}
    />
  )
}

function Aside({ app, again }: { app: ManagedAppData; again: () => void }) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const now = new Date().toISOString()

  return (
    <>
      <MayChange>
        <FeatureButton app={app} onDone={again} />
      </MayChange>
      <p>
        <Link to={`/app-store/${app.app_id}`}>{t('apps.see')}</Link>{' '}
        <Link to={`/management/apps?view=requests&app_id=${app.app_id}`}>{t('apps.requests')}</Link>
      </p>
      <Table
        caption={t('apps.versions')}
        columns={[
          { id: 'version', name: t('apps.column.version'), cell: ({ version }) => version },
          { id: 'state', name: t('apps.column.state'), cell: ({ state }) => t(`apps.state.${state}`) },
          { id: 'reason', name: t('form.reason'), cell: ({ state_reason }) => state_reason ?? '' },
          {
            id: 'published_at',
            name: t('apps.published_at'),
            cell: ({ published_at }) => formatMoment(published_at, now, language),
          },
        ]}
        rows={app.versions}
        keyOf={({ version }) => version}
      />
    </>
  )
}
