import { ask } from '../../../platform/api/ask.ts'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import type { NameCalls } from '../names/name-calls.ts'
import { NameScreen } from '../names/name-screen.tsx'

export const clientLoader = loadList('GET /api/management/industries', { used: 'text' })

const calls: NameCalls = {
  read: async (caller, industry_id) => ({
    ...(await ask(caller, 'GET /api/management/industries/{industry_id}', { params: { industry_id } })),
    id: industry_id,
  }),
  create: (caller, body) => ask(caller, 'POST /api/management/industries', { body }),
  save: (caller, industry_id, body) =>
    ask(caller, 'PUT /api/management/industries/{industry_id}', { params: { industry_id }, body }),
  join: (caller, industry_id, body) =>
    ask(caller, 'POST /api/management/industries/{industry_id}/joining', { params: { industry_id }, body }),
  remove: (caller, industry_id, body) =>
    ask(caller, 'POST /api/management/industries/{industry_id}/removal', { params: { industry_id }, body }),
  all: async (caller) => {
    const { list } = await ask(caller, 'GET /api/management/industries', { query: { size: 100 } })
    return list.map(({ industry_id, name }) => ({ id: industry_id, name }))
  },
}

export default function Industries({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  return (
    <NameScreen imports screen="industries" loaded={loaderData} idOf={({ industry_id }) => industry_id} calls={calls} />
  )
}
