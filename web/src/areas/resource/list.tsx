import { isResourceType } from '@atrium/contract/resource-types'
import { redirect } from 'react-router'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page/page-context.ts'
import type { Route } from './+types/list.ts'
import { findResources, libraryParameters } from './find.ts'
import { Library } from './library.tsx'

export const handle: Handle = { modules: ['resource'], parameters: libraryParameters }

export function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isResourceType(params.type)) throw redirect('/errors')
  return findResources(callerOf(context), request, params.type)
}

export default function List({ loaderData }: Route.ComponentProps) {
  return <Library library={loaderData} />
}
