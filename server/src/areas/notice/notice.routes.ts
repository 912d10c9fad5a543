import * as contract from '@atrium/contract/notice/notice'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import { bearerToken, tokenHash } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { listNotices, readNotices } from './notice.list.ts'
import { openLiveNotices } from './notice.live.ts'
import { listNoticeSettings, saveNoticeSetting } from './notice.setting.ts'
import { endSubscription, readSubscription } from './notice.subscription.ts'

export function noticeRoutes(app: FastifyInstance, platform: Platform) {
  const { db, secret } = platform
  const live = openLiveNotices(platform)
  app.addHook('preClose', () => live.close())

  serve(app, contract.listNotices, ({ query }, viewer) => listNotices(db, viewer, query))
  serve(app, contract.readNotices, ({ body }, viewer) =>
    db.transaction().execute((tx) => readNotices(tx, viewer, body)),
  )
  serve(app, contract.listenToNotices, (_, viewer, { request: { headers } }) => {
    // Who waits for an answer that ends would wait forever.
    if (!headers.accept?.includes('text/event-stream')) throw new Failure('invalid_input', { field: 'accept' })
    const token = bearerToken(headers.authorization) as string
    return live.open(viewer, tokenHash(token), lastEvent(headers['last-event-id']))
  })

  serve(app, contract.listNoticeSettings, (_, viewer) => listNoticeSettings(db, viewer))
  serve(app, contract.saveNoticeSetting, ({ body }, viewer) =>
    db.transaction().execute((tx) => saveNoticeSetting(tx, viewer, body)),
  )

  serve(app, contract.readSubscription, ({ query }) => readSubscription(db, secret, query.ticket))
  serve(app, contract.endSubscription, ({ body }) =>
    db.transaction().execute((tx) => endSubscription(tx, secret, body.ticket)),
  )
}

function lastEvent(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}
