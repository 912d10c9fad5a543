import { id } from '@atrium/contract/kit'
import { readArticle as described } from '@atrium/contract/knowledge/article'
import { isLanguage, type Language } from '@atrium/contract/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '../../platform/http/access.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { headersOf } from '../file/serve/serve.headers.ts'
import { sendStored } from '../file/serve/serve.send.ts'
import { findPdf } from './article/article.pdf.ts'
import { readSource } from './article/article.source.ts'

interface RawArticleQuery {
  article_id: number
  language: Language | undefined
}

type RawArticleRequest = FastifyRequest<{ Params: { article_id: string }; Querystring: { language?: string } }>

/** What people and programs take along as it is, without our envelope: the Markdown of an article, and its pages. */
export function rawRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  app.get('/api/knowledges/:article_id/source', (request: RawArticleRequest, reply) =>
    forReader(app, request, reply, async (viewer, { article_id, language }) => {
      const source = await readSource(db, viewer, article_id, language)
      return reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache').send(source)
    }),
  )

  app.get('/api/knowledges/:article_id/pdf', (request: RawArticleRequest, reply) =>
    forReader(app, request, reply, async (viewer, { article_id, language }) => {
      const { state, title, object_key, size } = await findPdf(db, viewer, article_id, language)
      if (state === 'failed') return sendRawRefusal(reply, 503)
      if (object_key === null || size === null) return sendRawRefusal(reply.header('retry-after', '3'), 202)

      const stored = { object_key, size, content_type: 'application/pdf', file_name: `${title}.pdf` }
      reply.headers({ ...headersOf({ ...stored, inline: true, lasting: false }), 'cache-control': 'no-cache' })
      return sendStored(platform, stored, request, reply)
    }),
  )
}

/** Same access as the article. Unknown articles answer 404, because clients of a file do not read an envelope. */
async function forReader(
  app: FastifyInstance,
  request: RawArticleRequest,
  reply: FastifyReply,
  answer: (viewer: Viewer, asked: RawArticleQuery) => Promise<FastifyReply>,
) {
  const viewer = await app.identify(request)
  if (refusal(described.access, viewer)) return sendRawRefusal(reply, 403)
  const { success, data: article_id } = id.safeParse(request.params.article_id)
  const { language } = request.query
  if (!success || (language !== undefined && !isLanguage(language))) return sendRawRefusal(reply, 404)

  try {
    return await answer(viewer, { article_id, language })
  } catch (error) {
    if (error instanceof Failure && error.failure === 'not_found') return sendRawRefusal(reply, 404)
    throw error
  }
}

function sendRawRefusal(reply: FastifyReply, status: 202 | 403 | 404 | 503) {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain').send()
}
