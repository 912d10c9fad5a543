import type { Answer, CallInput, CallName } from '@atrium/contract/calls'
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLogin } from '../session/session.ts'
import { type ApiCaller, ask } from './ask.ts'
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

interface QueryOptions<Data> {
  /** How many milliseconds an answer is reused when a component asks the same again. */
  maxAge?: number
  /** Shows failures as every other call does, for components that do not show them themselves. */
  showsFailure?: boolean
  /** How many milliseconds the input must stay the same before it is sent. */
  delay?: number
  /** Another input shows the answer to the last one until its own arrives. */
  keepsPrevious?: boolean
  /**
   * After every answer and every failure: in how many milliseconds the same is asked again, or null to end. `data` is the
   * last answer, null if there is none; `round` counts from 0.
   */
  pollAfter?: (data: Data | null, round: number) => number | null
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
  options: QueryOptions<Answer<Name>> = {},
): QueryResult<Answer<Name>> {
  const read = (caller: ApiCaller) => ask(caller, endpoint, input as CallInput<Name>)
  return useKeyedQuery(endpoint, input, read, options)
}

/** The same for what takes more than one call, or a call that the component is given. Its answers are not shared. */
export function useQueryFunction<Input, Data>(
  read: (caller: ApiCaller, input: Input) => Promise<Data>,
  input: Input | null,
  options: Omit<QueryOptions<Data>, 'maxAge'> = {},
): QueryResult<Data> {
  return useKeyedQuery(useId(), input, (caller) => read(caller, input as Input), options)
}

function useKeyedQuery<Data>(
  name: string,
  input: unknown,
  read: (caller: ApiCaller) => Promise<Data>,
  { maxAge = 0, showsFailure = false, delay = 0, keepsPrevious = false, pollAfter }: QueryOptions<Data>,
): QueryResult<Data> {
  const token = useLogin()?.token
  const key = input === null ? null : JSON.stringify([token, name, input])
  const [state, setState] = useState<QueryState<Data> | null>(null)
  const [attempt, setAttempt] = useState(0)

  const send = useEffectEvent((signal: AbortSignal) => {
    const caller = quietCaller(byFetch({ stop: signal }))
    if (showsFailure) caller.meet = (failure) => signal.aborted || handleFailure(failure)
    return read(caller)
  })
  const pauseAfter = useEffectEvent((data: Data | null, round: number) => pollAfter?.(data, round) ?? null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds what is asked; an attempt sends it again.
  useEffect(() => {
    if (key === null) return setState(null)
    if (!keepsPrevious) setState((last) => (last?.key === key ? last : null))

    let data: Data | null = null
    let round = 0
    let close = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    if (delay > 0) timer = setTimeout(open, delay)
    else open()
    return () => {
      clearTimeout(timer)
      close()
    }

    function open() {
      if (key === null) return
      close = openQuery<Data>({
        key,
        maxAge,
        send,
        onData: (answer) => {
          data = answer
          setState({ key, data, failure: null })
          pollAgain()
        },
        onFailure: (failure) => {
          setState((last) => ({ key, data: last?.key === key ? last.data : null, failure }))
          pollAgain()
        },
      })
    }

    function pollAgain() {
      const pause = pauseAfter(data, round)
      round += 1
      if (pause !== null) timer = setTimeout(open, pause)
    }
  }, [key, attempt])

  const reload = useCallback(() => {
    if (key !== null) forgetQuery(key)
    setState((last) => last && { ...last, failure: null })
    setAttempt((count) => count + 1)
  }, [key])

  const isCurrent = state !== null && state.key === key
  const data = isCurrent || (keepsPrevious && key !== null) ? (state?.data ?? null) : null
  const failure = isCurrent ? state.failure : null
  return { data, failure, isLoading: key !== null && data === null && failure === null, reload }
}
