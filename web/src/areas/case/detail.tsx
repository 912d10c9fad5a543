import { ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { notFound } from '../../platform/page/missing.ts'
import { callerOf, contentCallerOf } from '../../platform/page/page-context.ts'
import type { Route } from './+types/detail.ts'
import { Detail } from './detail/detail.tsx'
import { choosePeers } from './detail/peers.ts'

export const handle: Handle = { modules: ['case'], parameters: ['language'] }

const peersShown = 3

/** The case itself must be there; what others of its trade do may be missing. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const case_id = Number(params.case_id)
  if (!Number.isSafeInteger(case_id) || case_id < 1) throw notFound(request)

  const caller = callerOf(context)
  const found = await ask(contentCallerOf(context, request), 'GET /api/cases/{case_id}', { params: { case_id } })
  const industry_ids = found.industries.map(({ industry_id }) => industry_id)
  const demand_ids = found.demands.map(({ demand_id }) => demand_id)
  const [kits, inIndustry, withDemand, newest] = await Promise.all([
    orNull(ask(caller, 'GET /api/kits')),
    listed({ industry_ids }),
    listed({ demand_ids }),
    listed({}),
  ])
  const used = new Set(found.resources.map(({ resource_id }) => resource_id))
  return {
    found,
    peers: choosePeers(found, { inIndustry, withDemand, newest }, peersShown),
    kits: (kits?.list ?? []).filter(({ resource_ids }) => resource_ids.some((one) => used.has(one))),
  }

  async function listed(search: { industry_ids?: number[]; demand_ids?: number[] }) {
    return (await orNull(ask(caller, 'GET /api/cases', { query: { search, size: peersShown + 1 } })))?.list ?? []
  }
}

export default function CaseDetail({ loaderData }: Route.ComponentProps) {
  return <Detail {...loaderData} key={loaderData.found.case_id} />
}
