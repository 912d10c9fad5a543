import { appPrices, appSources } from '@atrium/contract/app/choices'
import type { Answer } from '@atrium/contract/calls'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../../platform/api/use-query.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import { RecordState } from '../frame/record-state.tsx'
import type { LoadedList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { AppDrawer } from './app-drawer.tsx'

const none: ManagedAppChoices = { app_categories: [], publishers: [] }

type ManagedAppRow = Answer<'GET /api/management/apps'>['list'][number]

const states = ['published', 'deprecated', 'withdrawn'] as const

export function AppList({ loaded, actions }: { loaded: LoadedList<ManagedAppRow>; actions: ReactNode }) {
  const { t } = useTranslation('management')
  const choices = useAppChoices()
  const named = (of: 'state' | 'price' | 'source', names: readonly string[]) =>
    names.map((value) => ({ value, name: t(`apps.${of}.${value}`) }))
  const priceNames = Object.fromEntries(named('price', appPrices).map(({ value, name }) => [value, name]))

  return (
    <ListScreen
      screen="apps"
      loaded={loaded}
      keyOf={({ app_id }) => app_id}
      actions={actions}
      filters={[
        { name: 'state', options: named('state', states) },
        {
          name: 'app_category_id',
          options: choices.app_categories.map(({ app_category_id, name }) => ({
            value: String(app_category_id),
            name,
          })),
        },
        {
          name: 'publisher_id',
          options: choices.publishers.map(({ publisher_id, name }) => ({ value: String(publisher_id), name })),
        },
        { name: 'price', options: named('price', appPrices) },
        { name: 'source', options: named('source', appSources) },
      ]}
      columns={[
        { column: 'title', sort: true, opens: true },
        {
          column: 'state',
          sort: true,
          cell: ({ state, featured_at }) => (
            <>
              <RecordState state={state}>{t(`apps.state.${state}`)}</RecordState>
              {featured_at && <Tag>{t('apps.featured')}</Tag>}
            </>
          ),
        },
        { column: 'version' },
        { column: 'app_category_name' },
        { column: 'publisher_name' },
        { column: 'price', values: priceNames, minor: true },
        { column: 'install_count', kind: 'number', sort: true },
        { column: 'request_count', kind: 'number' },
        { column: 'rating', kind: 'number', sort: true, optional: true, minor: true },
        { column: 'published_at', kind: 'moment', sort: true, minor: true },
        { column: 'updated_at', kind: 'moment', sort: true, minor: true },
      ]}
    >
      <AppDrawer categories={choices.app_categories} />
    </ListScreen>
  )
}

type ManagedAppChoices = Answer<'GET /api/management/apps/choices'>

/** What an app can be filed under; nothing until it is there. */
function useAppChoices(): ManagedAppChoices {
  return useQuery('GET /api/management/apps/choices', {}).data ?? none
}
