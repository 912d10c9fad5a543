import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { tell } from '../../../page/account/tell.ts'

type Choices = Answer<'GET /api/management/apps/choices'>

/** What an app can be filed under; nothing until it is there. */
export function useAppChoices(): Choices {
  const [choices, setChoices] = useState<Choices>({ app_categories: [], publishers: [] })
  useEffect(() => {
    let left = false
    void tell('GET /api/management/apps/choices').then((told) => {
      if (!left && 'data' in told) setChoices(told.data)
    })
    return () => {
      left = true
    }
  }, [])
  return choices
}
