import { redirect } from 'react-router'
import { ask } from '../../platform/ask.ts'
import { callerOf } from '../../platform/page-context.ts'
import type { Route } from './+types/signing-key.ts'

/** `/download/signing-key/{key_id}.pem`: the public half of a key that sums were signed with, also one of old. */
export async function loader({ params: { file }, context }: Route.LoaderArgs) {
  const { list } = await ask(callerOf(context), 'GET /api/signing-keys')
  const key = list.find(({ key_id }) => `${key_id}.pem` === file)
  if (!key) throw redirect('/errors')
  return new Response(key.public_key, {
    headers: {
      'content-type': 'application/x-pem-file',
      'content-disposition': `attachment; filename="${file}"`,
    },
  })
}
