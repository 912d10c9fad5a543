import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'

type Place = Answer<'GET /api/knowledges/places'>['list'][number]

/** Where an article can stand; empty until the answer is there. */
export function usePlaces(): Place[] {
  const [places, setPlaces] = useState<Place[]>([])
  useEffect(() => {
    let left = false
    ask(browserCaller(), 'GET /api/knowledges/places').then(
      ({ list }) => left || setPlaces(list),
      // The caller has shown what the server said.
      () => {},
    )
    return () => {
      left = true
    }
  }, [])
  return places
}
