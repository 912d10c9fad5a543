import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { settleCall } from '../../../page/account/settle-call.ts'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { RecordState } from '../frame/record-state.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { ResourceForm } from './resource-form.tsx'

const load = loadList('GET /api/management/resources', {
  resource_type: 'text',
  state: 'text',
  scene_id: 'number',
  official: 'text',
})

export async function clientLoader(args: ScreenArgs) {
  const loaded = load(args)
  const settled = await settleCall('GET /api/management/resources/choices')
  return { loaded, choices: 'data' in settled ? settled.data : { scenes: [], industries: [] } }
}

const states = ['published', 'deprecated', 'withdrawn'] as const

/** Everything in the library, whatever became of it. */
export default function Resources({ loaderData: { loaded, choices } }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation(['management', 'common'])
  const types = Object.fromEntries(resourceTypes.map((type) => [type, t(`common:type.${type}.name`)]))
  const stateNames = Object.fromEntries(states.map((state) => [state, t(`resources.state.${state}`)]))
  const origins = { official: t('resources.official'), member: t('resources.member') }

  return (
    <ListScreen
      screen="resources"
      loaded={loaded}
      keyOf={({ resource_id }) => resource_id}
      filters={[
        { name: 'resource_type', options: optionsOf(types) },
        { name: 'state', options: optionsOf(stateNames) },
        { name: 'scene_id', options: choices.scenes.map(({ id, name }) => ({ value: String(id), name })) },
        { name: 'official', options: optionsOf(origins) },
      ]}
      columns={[
        { column: 'title', sort: true, unconditional: true, opens: true },
        { column: 'resource_type', values: types },
        { column: 'scene_name', minor: true },
        {
          column: 'state',
          sort: true,
          values: stateNames,
          cell: ({ state }) => <RecordState state={state}>{stateNames[state]}</RecordState>,
        },
        { column: 'version' },
        { column: 'official', cell: ({ official }) => origins[official ? 'official' : 'member'], minor: true },
        { column: 'owner_name' },
        { column: 'download_count', kind: 'number', sort: true },
        { column: 'rating', kind: 'number', sort: true, optional: true, minor: true },
        { column: 'published_at', kind: 'moment', sort: true, optional: true, minor: true },
        { column: 'updated_at', kind: 'moment', sort: true },
      ]}
      bulk={(['deprecate', 'withdraw'] as const).map((decision) => ({
        name: decision,
        reason: true,
        ...(decision === 'withdraw' ? { danger: true as const } : {}),
        run: async (caller: ApiCaller, rows: { resource_id: number }[], reason: string) => {
          for (const { resource_id } of rows) await decideNewest(caller, resource_id, { decision, reason })
        },
      }))}
    >
      <ResourceForm choices={choices} />
    </ListScreen>
  )
}

/** The version that is given out now; what has none is refused by itself. */
async function decideNewest(
  caller: ApiCaller,
  resource_id: number,
  body: { decision: 'deprecate' | 'withdraw'; reason: string },
) {
  const { versions } = await ask(caller, 'GET /api/management/resources/{resource_id}', { params: { resource_id } })
  const version_id = versions.find(({ state }) => state === 'published' || state === 'deprecated')?.version_id ?? 0
  await ask(caller, 'PUT /api/management/resources/{resource_id}/versions/{version_id}/state', {
    params: { resource_id, version_id },
    body: { ...body, grounds: 'other' },
  })
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}
