import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { useLogin } from '../../platform/session/session.ts'

export type Standing = Pick<
  Answer<'GET /api/users/mine/apps'>['list'][number],
  'app_id' | 'installed_version' | 'request'
>

const nothing: ReadonlyMap<number, Standing> = new Map()

/** Where somebody stands with each app they asked for. The page itself was drawn for everybody, and is whole without it. */
export function useMyApps(): ReadonlyMap<number, Standing> {
  const token = useLogin()?.token
  const [mine, setMine] = useState(nothing)

  useEffect(() => {
    if (!token) return setMine(nothing)
    let hasLeft = false
    ask(quietCaller(), 'GET /api/users/mine/apps').then(
      ({ list }) => !hasLeft && setMine(new Map(list.map((one) => [one.app_id, one]))),
      () => {},
    )
    return () => {
      hasLeft = true
    }
  }, [token])

  return mine
}
