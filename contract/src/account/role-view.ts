import { z } from 'zod'
import { endpoint, id, nothing } from '../kit.ts'

export const startRoleView = endpoint({
  method: 'PUT',
  path: '/api/management/roles/{role_id}/view',
  access: { screen: 'roles' },
  summary: 'Look at the portal with the rights of this role only, for 30 minutes, without changing anything',
  params: z.object({ role_id: id }),
  data: nothing,
})

export const endRoleView = endpoint({
  method: 'DELETE',
  path: '/api/users/mine/role-view',
  access: { signed_in: true },
  while_viewing: true,
  summary: 'Go back to one’s own rights',
  data: nothing,
})
