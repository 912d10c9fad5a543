import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const forever = 'public, max-age=31536000, immutable'

/** A worker lives by the policy it comes with. These unpack scanned pages and sum files; they may still load and reach nothing. */
const worker = {
  name: /^\/assets\/(pdf|sum)\.worker-[\w-]+\.js$/,
  policy: "default-src 'none'; script-src 'wasm-unsafe-eval'",
}

/** The built files, as they were compressed by the build. */
export async function staticFiles(app: FastifyInstance, { folder }: { folder: string }) {
  // Before anything is sent, so that whoever adds cookies to private answers sees that this one is everybody's.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', neverChanges(request.url) ? forever : 'public, no-cache')
    if (worker.name.test(request.url)) reply.header('content-security-policy', worker.policy)
  })

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  })
}

/** Built files carry their hash in their name, translations carry theirs in the query. */
function neverChanges(address: string): boolean {
  return address.startsWith('/assets/i18n/') ? address.includes('?v=') : address.startsWith('/assets/')
}
