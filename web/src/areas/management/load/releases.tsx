import { releaseStates } from '@atrium/contract/download/management'
import { useTranslation } from 'react-i18next'
import { settleCall } from '../../../page/account/settle-call.ts'
import { RecordState } from '../frame/record-state.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { ReleaseForm } from './release-form.tsx'

const load = loadList('GET /api/management/releases', {
  product_id: 'number',
  platform_id: 'number',
  state: 'text',
  support: 'text',
})

export async function clientLoader(args: ScreenArgs) {
  const loaded = load(args)
  const settled = await settleCall('GET /api/management/releases/choices')
  return { loaded, choices: 'data' in settled ? settled.data : { products: [], platforms: [] } }
}

const supports = ['supported', 'ending', 'ended'] as const

/** What people install: prepared, signed and published, withdrawn. */
export default function Releases({ loaderData: { loaded, choices } }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const states = Object.fromEntries(releaseStates.map((state) => [state, t(`releases.state.${state}`)]))
  const support = Object.fromEntries(supports.map((one) => [one, t(`releases.support.${one}`)]))

  return (
    <ListScreen
      screen="releases"
      loaded={loaded}
      keyOf={({ release_id }) => release_id}
      creates
      filters={[
        {
          name: 'product_id',
          options: choices.products.map(({ product_id, product_name }) => ({
            value: String(product_id),
            name: product_name,
          })),
        },
        {
          name: 'platform_id',
          options: choices.platforms.map(({ platform_id, platform_name }) => ({
            value: String(platform_id),
            name: platform_name,
          })),
        },
        { name: 'state', options: optionsOf(states) },
        { name: 'support', options: optionsOf(support) },
      ]}
      columns={[
        { column: 'product_name' },
        { column: 'version', sort: true, opens: true },
        { column: 'title', sort: true, minor: true },
        {
          column: 'state',
          sort: true,
          values: states,
          cell: ({ state }) => <RecordState state={state}>{states[state]}</RecordState>,
        },
        { column: 'platforms' },
        { column: 'file_count', kind: 'number', minor: true },
        { column: 'download_count', kind: 'number', sort: true },
        { column: 'published_at', kind: 'moment', sort: true, optional: true },
        { column: 'ends_on', kind: 'day', sort: true, optional: true },
        { column: 'support', values: support, minor: true },
        { column: 'updated_at', kind: 'moment', sort: true, minor: true },
      ]}
    >
      <ReleaseForm choices={choices} />
    </ListScreen>
  )
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}
