import { Outlet, redirect } from 'react-router'
import { pageContext } from '../../platform/page-context.ts'
import type { Route } from './+types/guard.ts'

/** The extra guard before the demo area: in production it does not exist, and the server says so [RT-03]. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageContext).production ? redirect('/errors') : null
}

export default function DemoGuard() {
  return <Outlet />
}
