import type { Answer, CallInput, CallName } from '@atrium/contract/calls'
import { useCallback, useEffect, useState } from 'react'
import { useLogin } from '../session/session.ts'
import { ask } from './ask.ts'
import { byFetch, quietCaller } from './browser-caller.ts'
import type { Failure } from './failure.ts'
import { handleFailure } from './failures.ts'
import { forgetQuery, openQuery } from './open-query.ts'

export interface QueryResult<Data> {
  /** Null until the answer arrives. A later failure keeps the last answer. */
  data: Data | null
  failure: Failure | null
  /** There is neither an answer nor a failure yet. */
  isLoading: boolean
  reload: () => void
}

interface QueryOptions {
  /** How many milliseconds an answer is reused when a component asks the same again. */
  maxAge?: number
  /** Shows failures as every other call does, for components that do not show them themselves. */
  showsFailure?: boolean
}

interface QueryState<Data> {
  key: string
  data: Data | null
  failure: Failure | null
}

/**
 * Data that only the browser can ask for. `input` null asks nothing. Another input, and another login, ask anew; the answer
 * to an input that is no longer wanted is dropped.
 */
export function useQuery<Name extends CallName>(
  endpoint: Name,
  input: CallInput<Name> | null,
  { maxAge = 0, showsFailure = false }: QueryOptions = {},
): QueryResult<Answer<Name>> {
  const token = useLogin()?.token
  const key = input && JSON.stringify([token, endpoint, input])
  const [state, setState] = useState<QueryState<Answer<Name>> | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds endpoint and input; an attempt sends them again.
  useEffect(() => {
    if (key === null || input === null) return
    return openQuery<Answer<Name>>({
      key,
      maxAge,
      send: (signal) => {
        const caller = quietCaller(byFetch({ stop: signal }))
        if (showsFailure) caller.meet = (failure) => signal.aborted || handleFailure(failure)
        return ask(caller, endpoint, input)
      },
      onData: (data) => setState({ key, data, failure: null }),
      onFailure: (failure) => setState((last) => ({ key, data: last?.key === key ? last.data : null, failure })),
    })
  }, [key, attempt])

  const reload = useCallback(() => {
    if (key !== null) forgetQuery(key)
    setState((last) => last && { ...last, failure: null })
    setAttempt((count) => count + 1)
  }, [key])

  const current = state !== null && state.key === key ? state : null
  const data = current?.data ?? null
  const failure = current?.failure ?? null
  return { data, failure, isLoading: key !== null && data === null && failure === null, reload }
}
