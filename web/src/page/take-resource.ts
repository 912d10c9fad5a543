import { ask } from '../platform/api/ask.ts'
import { browserCaller } from '../platform/api/browser-caller.ts'

/** Fetches the package of a version, the newest one unless named: the browser keeps it, the page stays. */
export async function takeResource(resource_id: number, version?: string) {
  const { address } = await ask(browserCaller(), 'POST /api/resources/{resource_id}/download', {
    params: { resource_id },
    body: version === undefined ? {} : { version },
  })
  location.assign(address)
}
