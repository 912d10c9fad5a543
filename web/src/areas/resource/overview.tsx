import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page/page-context.ts'
import type { Route } from './+types/overview.ts'
import { findResources, libraryParameters } from './find.ts'
import { Library } from './library.tsx'

export const handle: Handle = { modules: ['resource'], parameters: libraryParameters }

export function loader({ request, context }: Route.LoaderArgs) {
  return findResources(callerOf(context), request, null)
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <Library library={loaderData} />
}
