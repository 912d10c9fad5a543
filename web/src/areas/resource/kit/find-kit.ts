import type { Answer } from '@atrium/contract/calls'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { orNull } from '../../../platform/api/or-null.ts'
import { notFound } from '../../../platform/page/missing.ts'

export type KitAnswer = Answer<'GET /api/kits/{slug}'>

/** `?try=12`: which of its items is shown to be tried. */
export const tryParameter = 'try'

/** The kit itself must be there; what is shown of its items may be missing. */
export async function findKit(caller: ApiCaller, request: Request, slug: string) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 60) throw notFound(request)

  const kit = await ask(caller, 'GET /api/kits/{slug}', { params: { slug } })
  const { resource_ids, trial_id, items } = kit
  const offered = items
    .filter(({ available, trials }) => available && trials.length > 0)
    .map(({ resource_id }) => resource_id)
  const wanted = Number(new URL(request.url).searchParams.get(tryParameter))
  const tried = [wanted, trial_id].find((one) => one !== null && offered.includes(one)) ?? offered[0]
  const [cards, trial] = await Promise.all([
    resource_ids.length > 0 ? orNull(ask(caller, 'GET /api/resources/chosen', { query: { resource_ids } })) : null,
    tried === undefined
      ? null
      : orNull(ask(caller, 'GET /api/resources/{resource_id}', { params: { resource_id: tried } })),
  ])
  const next = tried === undefined ? undefined : offered[(offered.indexOf(tried) + 1) % offered.length]
  return { kit, cards: cards?.list ?? null, trial, next: next === tried ? undefined : next }
}
