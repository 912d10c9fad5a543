import { type ComponentType, lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import type { Route } from './+types/page.ts'

export const handle: Handle = { modules: ['resource'], parameters: ['page', 'state'] }

const pages = import.meta.glob<{ default: ComponentType }>(
  './{system,icon,button,input,search,tabs,card,cover,table,stage,dialog,toast,state,upload}.tsx',
)
const shown = new Map(Object.entries(pages).map(([path, load]) => [path.slice(2, -4), lazy(load)]))

export function loader({ params: { name = 'system' } }: Route.LoaderArgs) {
  return shown.has(name) ? null : redirect('/errors')
}

export default function DemoPage({ params: { name = 'system' } }: Route.ComponentProps) {
  const Page = shown.get(name)
  return <Suspense>{Page && <Page />}</Suspense>
}
