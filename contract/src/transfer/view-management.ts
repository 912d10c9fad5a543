import { z } from 'zod'
import { endpoint, id, nothing, whole } from '../kit.ts'
import { screenParams } from '../screen.ts'

export const listViews = endpoint({
  method: 'GET',
  path: '/api/management/screens/{screen}/views',
  access: { screen_in_path: true },
  summary: 'The views of a list that one keeps',
  params: screenParams,
  data: whole(z.object({ view_id: z.number().int(), name: z.string(), query: z.string() })),
})

export const keepView = endpoint({
  method: 'POST',
  path: '/api/management/screens/{screen}/views',
  access: { screen_in_path: true },
  summary: 'Keep a view of a list under a name; the same name again takes its place',
  params: screenParams,
  body: z.object({
    name: z.string().trim().min(1).max(60),
    /** What stands behind the question mark of the address. */
    query: z.string().max(2_000),
  }),
  data: z.object({ view_id: z.number().int() }),
})

export const dropView = endpoint({
  method: 'DELETE',
  path: '/api/management/screens/{screen}/views/{view_id}',
  access: { screen_in_path: true },
  summary: 'Keep a view no longer',
  params: screenParams.extend({ view_id: id }),
  data: nothing,
})

/** The columns of a list in their order, some with a width, and with a star those that are left out: 'title-320.*version'. */
const columns = z
  .string()
  .max(2_000)
  .regex(/^(\*?\w{1,60}(-\d{2,4})?(\.|$))*$/)

const listCall = z.string().max(200)

export const readLayouts = endpoint({
  method: 'GET',
  path: '/api/management/screens/{screen}/layouts',
  access: { screen_in_path: true },
  summary: 'How one has arranged the columns of the lists of a screen',
  params: screenParams,
  data: whole(z.object({ call: listCall, columns })),
})

export const saveLayout = endpoint({
  method: 'PUT',
  path: '/api/management/screens/{screen}/layouts',
  access: { screen_in_path: true },
  summary: 'Arrange the columns of a list for oneself; nothing at all is the usual arrangement',
  params: screenParams,
  body: z.object({ call: listCall, columns }),
  data: nothing,
})
