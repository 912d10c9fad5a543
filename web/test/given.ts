import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Login } from '../src/platform/session/session.ts'

const exampleLogin: Login = {
  token: 'a-token-of-a-session',
  menus: null,
  view_only: [],
  roles: [],
  user_info: {
    user_name: '青禾',
    mobile: null,
    email: 'qinghe@example.com',
    photo_url: null,
    user_type: 'common_user',
    not_set_password: false,
    bind_mobile: false,
    bind_email: true,
    is_weaver: false,
  },
}

export function givenLogin(differing: Partial<Login> = {}): Login {
  return { ...exampleLogin, ...differing }
}

interface ServerAnswer {
  status?: number
  body: unknown
}

/** A server that answers in this order, from then on with the last one, and remembers what it was asked. */
export async function givenServer(
  first: ServerAnswer,
  ...others: ServerAnswer[]
): Promise<{
  app: FastifyInstance
  address: string
  asked: FastifyRequest[]
}> {
  const answers = [first, ...others]
  const asked: FastifyRequest[] = []
  const app = Fastify({ forceCloseConnections: true })
  app.all('*', async (request, reply) => {
    const { status = 200, body } = answers[asked.length] ?? (answers.at(-1) as ServerAnswer)
    asked.push(request)
    return reply.code(status).send(body)
  })
  onTestFinished(() => app.close())
  return { app, address: await app.listen({ port: 0, host: '127.0.0.1' }), asked }
}
