import type { Answer } from '@atrium/contract/calls'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'

export type Away = Answer<'GET /api/users/oauth/login/{type}'>

/** Where another house asks the person who they are; they come back to where they wanted to go. */
export function startAway(type: string, return_to: string): Promise<Away> {
  return ask(quietCaller(), 'GET /api/users/oauth/login/{type}', {
    params: { type },
    query: { purpose: 'login', return_to },
  })
}
