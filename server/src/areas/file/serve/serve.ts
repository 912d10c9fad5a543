import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { browserMarks } from '../../../platform/http/protection/forgery.ts'
import { networkOf } from '../../../platform/http/protection/limit.ts'
import type { Platform } from '../../../platform.ts'
import { openBlob } from './serve.blob.ts'
import { recordFetch } from './serve.fetch.ts'
import { findPublicPicture, findStored } from './serve.find.ts'
import { headersOf } from './serve.headers.ts'
import { rangeOf } from './serve.range.ts'
import { sendStored } from './serve.send.ts'
import { type FileTicket, openTickets } from './serve.ticket.ts'
import { visitorMark } from './serve.visitor.ts'

/**
 * The addresses of files: of those that are open for a minute, and of pictures that are everybody's for good. A file that visitors
 * may read is sent from its blob address, where caches keep it.
 */
export function fileServing(app: FastifyInstance, platform: Platform) {
  const { config, db, secret } = platform
  const tickets = openTickets(secret, 'file-ticket')

  app.route<{ Params: { ticket: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/file/:ticket/*',
    config: { setsNoCookie: true },
    async handler(request, reply) {
      const ticket = tickets.read(request.params.ticket)
      if (!ticket || !isHolder(request, ticket)) return sendRefusal(reply, 403)
      const stored = await findStored(db, ticket, request.params['*'])
      if (!stored) return sendRefusal(reply, ticket.session_id === null ? 404 : 403)

      if (isDownload(request, ticket, stored.size)) {
        await recordFetch(db, secret, { ...ticket, network: networkOf(request) })
      }
      const blob = isWhole(ticket) ? await openBlob(platform, request, ticket.file_id) : null
      if (blob) return reply.header('cache-control', 'no-store').redirect(blob.address)

      reply.headers(headersOf({ ...stored, inline: ticket.inline, lasting: false }))
      return sendStored(platform, stored, request, reply)
    },
  })

  app.route<{ Params: { file_id: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/file/public/:file_id/*',
    config: { setsNoCookie: true },
    async handler(request, reply) {
      const file_id = Number(request.params.file_id)
      const stored = Number.isSafeInteger(file_id) && (await findPublicPicture(db, file_id, request.params['*']))
      if (!stored) return sendRefusal(reply, 404)

      reply.headers(headersOf({ ...stored, inline: true, lasting: true }))
      return sendStored(platform, stored, request, reply)
    },
  })

  function isHolder(request: FastifyRequest, { visitor }: FileTicket) {
    return visitor === null || browserMarks(request, config).some((mark) => visitorMark(secret, mark) === visitor)
  }
}

/** The file itself, from its first byte: going on with a download is not another one, and looking at a page is none. */
function isDownload({ method, headers }: FastifyRequest, ticket: FileTicket, size: number) {
  return method === 'GET' && isWhole(ticket) && (rangeOf(headers.range, size)?.start ?? 0) === 0
}

function isWhole({ preview, inline }: FileTicket) {
  return preview === null && !inline
}

/** Without a body: a client without a ticket learns nothing about the file. */
function sendRefusal(reply: FastifyReply, status: 403 | 404) {
  return reply.code(status).header('cache-control', 'no-store').send()
}
