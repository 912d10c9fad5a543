import { publicPages } from './pages.ts'
import { address } from './portal.ts'
import { portalReady } from './ready.ts'

/** Journeys come to a portal that has been open for a while: both its processes have drawn each page once. */
export default async function warmUp() {
  await portalReady()
  for (const page of publicPages) await Promise.all([fetch(address + page), fetch(address + page)])
}
