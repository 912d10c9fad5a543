import type { FastifyInstance } from 'fastify'
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite'

interface Host {
  createServer(vite: ViteDevServer): Promise<FastifyInstance>
}

/** What only draws is replaced in the open page; the host takes it up with the next page it draws. */
const drawn = /\/web\/src\/(areas|shell|page|stage|ui|styles)\//

/** `react-router dev` answers through our own host. A change on the server's side closes it; the next request opens a new one. */
export function developmentHost(entry: string): Plugin {
  return {
    name: 'development-host',
    // Before the router's own development server, which knows nothing of the API.
    enforce: 'pre',
    configureServer(vite) {
      const { runner } = vite.environments.ssr as RunnableDevEnvironment
      let opened: Promise<FastifyInstance> | undefined

      async function open() {
        const host: Host = await runner.import(entry)
        const app = await host.createServer(vite)
        await app.ready()
        return app
      }

      async function close() {
        const closing = opened
        opened = undefined
        await (await closing?.catch(() => undefined))?.close()
      }

      for (const happened of ['change', 'unlink'] as const) {
        vite.watcher.on(happened, (file) => {
          if (!drawn.test(file)) close()
        })
      }
      vite.httpServer?.once('close', close)

      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            opened ??= open()
            const app = await opened
            app.routing(request, response)
          } catch (error) {
            opened = undefined
            if (error instanceof Error) vite.ssrFixStacktrace(error)
            next(error)
          }
        })
      }
    },
  }
}
