import type { ManagementScreen } from '@atrium/contract/management'
import { Failure } from '../../platform/http/failure.ts'
import type { RowImport } from '../../platform/list/import.ts'
import type { List } from '../../platform/list/list.ts'

type Lists = Partial<Record<ManagementScreen, List | List[]>>

const known: { lists: Lists; imports: RowImport[] } = { lists: {}, imports: [] }

/** Which lists there are is said where all areas are known: they do not know each other. */
export function transferThese(lists: Lists, imports: RowImport[]): void {
  Object.assign(known, { lists, imports })
}

/** A screen may have several; which one is said by the call that answers it. */
export function listOf(screen: ManagementScreen, call: string): List {
  const lists = [known.lists[screen] ?? []].flat()
  const list = lists.find(({ endpoint: { method, path } }) => `${method} ${path}` === call)
  if (!list) throw new Failure('not_found', { detail: `${screen} has no list ${call}` })
  return list
}

export function importOf(screen: ManagementScreen): RowImport {
  const found = known.imports.find((one) => one.screen === screen)
  if (!found) throw new Failure('not_found', { detail: `${screen} has no import` })
  return found
}

/** What was searched and how it was ordered must be something the list itself would take. */
export function askedOf({ endpoint }: List, { search, order_by }: { search: object; order_by: object }) {
  const { success, data } = endpoint.query.safeParse({
    search: JSON.stringify(search),
    order_by: JSON.stringify(order_by),
  })
  if (!success) throw new Failure('invalid_input', { field: 'search' })
  return data
}
