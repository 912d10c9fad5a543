import { type ApiCaller, ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'

const pictures = 4

/** Kits with some of their resources, whose pictures stand on their boards. */
export async function findKits(caller: ApiCaller, most = Number.POSITIVE_INFINITY) {
  const { list } = await ask(caller, 'GET /api/kits')
  return Promise.all(
    list.slice(0, most).map(async (kit) => {
      const { resource_ids } = kit
      if (resource_ids.length === 0) return { ...kit, resources: [] }
      const found = await orNull(ask(caller, 'GET /api/resources/chosen', { query: { resource_ids } }))
      return { ...kit, resources: mostVaried(found?.list ?? []).slice(0, pictures) }
    }),
  )
}

/** One of each type, then the others; each in the order of the editors. */
function mostVaried<Resource extends { resource_type: string }>(list: Resource[]): Resource[] {
  const isFirst = ({ resource_type }: Resource, place: number) =>
    list.findIndex((one) => one.resource_type === resource_type) === place
  return [...list.filter(isFirst), ...list.filter((one, place) => !isFirst(one, place))]
}

export type ListedKit = Awaited<ReturnType<typeof findKits>>[number]
