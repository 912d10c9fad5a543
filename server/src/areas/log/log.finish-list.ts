import type { ListEndpoint } from '@atrium/contract/kit'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { List } from '../../platform/list/list.ts'

type ListedRows<E extends ListEndpoint> = z.input<E['data']>['list']

/** A list whose rows get what SQL does not know of them, on a page as in an export. */
export function finishList<E extends ListEndpoint>(
  list: List<E>,
  finish: (db: Db, viewer: Viewer, rows: ListedRows<E>) => Promise<ListedRows<E>>,
): List<E> {
  return {
    endpoint: list.endpoint,

    async page(db, viewer, query, secret) {
      const found = await list.page(db, viewer, query, secret)
      return { ...found, list: await finish(db, viewer, found.list) }
    },

    async *stretches(tx, viewer, query, secret) {
      for await (const rows of list.stretches(tx, viewer, query, secret)) yield await finish(tx, viewer, rows)
    },
  }
}
