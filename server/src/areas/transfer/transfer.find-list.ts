import type { ManagementScreen } from '@atrium/contract/management'
import { Failure } from '../../platform/http/failure.ts'
import type { RowImport } from '../../platform/list/import.ts'
import type { List } from '../../platform/list/list.ts'
import type { Wiring } from '../../platform/wiring.ts'

/** A screen may have several; `call` names the endpoint that answers the wanted one. */
export function findExportList({ exportLists }: Wiring, screen: ManagementScreen, call: string): List {
  const lists = [exportLists[screen] ?? []].flat()
  const list = lists.find(({ endpoint: { method, path } }) => `${method} ${path}` === call)
  if (!list) throw new Failure('not_found', { detail: `${screen} has no list ${call}` })
  return list
}

export function findRowImport({ rowImports }: Wiring, screen: ManagementScreen): RowImport {
  const rowImport = rowImports.find((one) => one.screen === screen)
  if (!rowImport) throw new Failure('not_found', { detail: `${screen} has no import` })
  return rowImport
}

/** Search, conditions and order must be something the list's own endpoint accepts. */
export function parseListQuery(
  { endpoint }: List,
  { search, any_of, where, order_by }: { search: object; any_of: object; where: object; order_by: object },
) {
  const { success, data } = endpoint.query.safeParse({
    search: JSON.stringify(search),
    any_of: JSON.stringify(any_of),
    where: JSON.stringify(where),
    order_by: JSON.stringify(order_by),
  })
  if (!success) throw new Failure('invalid_input', { field: 'search' })
  return data
}
