import { useTranslation } from 'react-i18next'
import { settleCall } from '../../../page/account/settle-call.ts'
import { StatusMark } from '../../../ui/state/status.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { CaseDrawer } from './case-drawer.tsx'

const list = loadList('GET /api/management/cases', {
  state: 'text',
  industry_id: 'number',
  demand_id: 'number',
  consent: 'text',
})

export async function clientLoader(asked: ScreenArgs) {
  const loaded = list(asked)
  const settled = await settleCall('GET /api/management/cases/choices')
  return { loaded, choices: 'data' in settled ? settled.data : { products: [], industries: [], demands: [] } }
}

export default function Cases({ loaderData: { loaded, choices } }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const states = {
    draft: t('cases.state.draft'),
    published: t('cases.state.published'),
    withdrawn: t('cases.state.withdrawn'),
  }
  const consents = { ending: t('cases.consent.ending'), ended: t('cases.consent.ended') }
  const optionsOf = (named: { id: number; name: string }[]) =>
    named.map(({ id, name }) => ({ value: String(id), name }))
  const options = {
    products: optionsOf(choices.products),
    industries: optionsOf(choices.industries),
    demands: optionsOf(choices.demands),
  }

  return (
    <ListScreen
      screen="cases"
      loaded={loaded}
      keyOf={({ case_id }) => case_id}
      creates
      columns={[
        { column: 'title', sort: true, opens: true },
        { column: 'customer', sort: true },
        { column: 'industries', minor: true },
        { column: 'demands', minor: true },
        { column: 'state', values: states, sort: true },
        {
          column: 'consent_until',
          kind: 'day',
          sort: true,
          optional: true,
          cell: ({ consent_until, consent_ended }) =>
            consent_until === null
              ? t('cases.consent.endless')
              : consentDay(consent_until, consent_ended ? consents.ended : null),
        },
        { column: 'read_count', kind: 'number', sort: true, minor: true },
        { column: 'published_at', kind: 'moment', sort: true, optional: true, minor: true },
        { column: 'updated_at', kind: 'moment', sort: true },
      ]}
      filters={[
        { name: 'state', options: Object.entries(states).map(([value, name]) => ({ value, name })) },
        { name: 'industry_id', options: options.industries },
        { name: 'demand_id', options: options.demands },
        { name: 'consent', options: Object.entries(consents).map(([value, name]) => ({ value, name })) },
      ]}
    >
      <CaseDrawer options={options} />
    </ListScreen>
  )
}

function consentDay(day: string, ended: string | null) {
  return ended ? (
    <StatusMark kind="bad">
      {day} · {ended}
    </StatusMark>
  ) : (
    day
  )
}
