import { redirect } from 'react-router'
import { ask } from '../../platform/ask.ts'
import { callerOf } from '../../platform/page-context.ts'
import type { Route } from './+types/sums.ts'

/** `/download/desktop/6.4.1/sums` as it was signed, byte for byte, and `sums.sig`, the 64 bytes of its signature. */
export async function loader({ params: { product_code, version, file }, context }: Route.LoaderArgs) {
  if (file !== 'sums' && file !== 'sums.sig') throw redirect('/errors')
  const { sums } = await ask(callerOf(context), 'GET /api/products/{product_code}/releases/{version}', {
    params: { product_code, version },
  })
  if (!sums) throw redirect('/errors/not-exsist-resource')

  const name = `${product_code}-${version}.${file}`.replace(/[^\w.-]/g, '_')
  const body = file === 'sums' ? sums.text : Uint8Array.from(atob(sums.signature), (one) => one.charCodeAt(0))
  return new Response(body, {
    headers: {
      'content-type': file === 'sums' ? 'text/plain; charset=utf-8' : 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
