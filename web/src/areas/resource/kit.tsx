import { findKits } from '../../page/kits/find-kits.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page/page-context.ts'
import type { Route } from './+types/kit.ts'
import { findKit, tryParameter } from './kit/find-kit.ts'
import { KitList } from './kit/kit-list.tsx'
import { KitPage } from './kit/kit-page.tsx'

export const handle: Handle = { modules: ['resource'], parameters: [tryParameter] }

/** All kits, or one. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const caller = callerOf(context)
  if (slug === undefined) return { kits: await findKits(caller), found: null }
  return { kits: [], found: await findKit(caller, request, slug) }
}

export default function Kit({ loaderData: { kits, found } }: Route.ComponentProps) {
  return found ? <KitPage {...found} /> : <KitList kits={kits} />
}
