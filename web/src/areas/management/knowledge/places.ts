import { settleCall } from '../../../page/account/settle-call.ts'

interface KnowledgePlaceOption {
  value: string
  name: string
}

const size = 100

/** Every knowledge type with the names that lead to it, as a form offers them. */
export async function readPlaces(page = 1): Promise<KnowledgePlaceOption[]> {
  const settled = await settleCall('GET /api/management/knowledge-types', { query: { page, size } })
  if (!('data' in settled)) return []
  const places = settled.data.list.map(({ knowledge_type_id, above, name }) => ({
    value: String(knowledge_type_id),
    name: above ? `${above} / ${name}` : name,
  }))
  return places.length < size ? places : [...places, ...(await readPlaces(page + 1))]
}
