import { createContext } from 'react'

/** Where a preview opens when a link says so: at a step of a flow, at a field of a form, at a page. */
export interface StageTarget {
  node: string | null
  /** `items[].amount` */
  field: string | null
  page: number | null
}

export const SpotContext = createContext<StageTarget>({ node: null, field: null, page: null })

export const spotParameters = ['node', 'field', 'page']

/** `?node=Task_9`, `?field=items[].amount`, `?page=3`. */
export function spotIn(fields: URLSearchParams): StageTarget {
  const page = Number(fields.get('page'))
  return {
    node: fields.get('node'),
    field: fields.get('field'),
    page: Number.isInteger(page) && page > 0 ? page : null,
  }
}
