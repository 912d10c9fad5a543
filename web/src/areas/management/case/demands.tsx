import { ask } from '../../../platform/api/ask.ts'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import type { NameCalls } from '../names/name-calls.ts'
import { NameScreen } from '../names/name-screen.tsx'

export const clientLoader = loadList('GET /api/management/demands', { used: 'text' })

const calls: NameCalls = {
  read: async (caller, demand_id) => ({
    ...(await ask(caller, 'GET /api/management/demands/{demand_id}', { params: { demand_id } })),
    id: demand_id,
  }),
  create: (caller, body) => ask(caller, 'POST /api/management/demands', { body }),
  save: (caller, demand_id, body) =>
    ask(caller, 'PUT /api/management/demands/{demand_id}', { params: { demand_id }, body }),
  join: (caller, demand_id, body) =>
    ask(caller, 'POST /api/management/demands/{demand_id}/joining', { params: { demand_id }, body }),
  remove: (caller, demand_id, body) =>
    ask(caller, 'POST /api/management/demands/{demand_id}/removal', { params: { demand_id }, body }),
  all: async (caller) => {
    const { list } = await ask(caller, 'GET /api/management/demands', { query: { size: 100 } })
    return list.map(({ demand_id, name }) => ({ id: demand_id, name }))
  },
}

export default function Demands({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  return <NameScreen imports screen="demands" loaded={loaderData} idOf={({ demand_id }) => demand_id} calls={calls} />
}
