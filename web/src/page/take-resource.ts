import { ask } from '../platform/ask.ts'
import { browserCaller } from '../platform/browser-caller.ts'

/** Fetches the package of a version, the newest one unless named: the browser keeps it, the page stays. */
export async function takeResource(resource_id: number, version?: string) {
  const { address } = await ask(browserCaller(), 'POST /api/resources/{resource_id}/download', {
    params: { resource_id },
    body: version === undefined ? {} : { version },
  })
  location.assign(address)
}
