import * as announcement from '@atrium/contract/website/announcement-management'
import * as contract from '@atrium/contract/website/management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { createAnnouncement, endAnnouncement, readAnnouncement, saveAnnouncement } from './website.announcement.ts'
import { announcementList } from './website.announcement-list.ts'
import { homePageManagementRoutes } from './website.home-page-routes.ts'
import { listLacking, readParity } from './website.parity.ts'
import { createProvider, listProviders, readProvider, saveProvider, switchProvider } from './website.providers.ts'
import { readEnvironment, readSettings, saveSettings } from './website.settings.ts'

export function websiteManagementRoutes(app: FastifyInstance, platform: Platform) {
  homePageManagementRoutes(app, platform)
  announcementRoutes(app, platform)
  settingsRoutes(app, platform)
}

function announcementRoutes(app: FastifyInstance, platform: Platform) {
  const { db, cache } = platform
  const subject = 'announcement'
  const after = () => cache.invalidate('website')

  serveList(app, platform, announcementList)
  serve(app, announcement.readManagedAnnouncement, ({ params }) => readAnnouncement(db, params.announcement_id))
  serveChange(app, platform, announcement.createAnnouncement, {
    subject,
    after,
    id: (_, data) => data?.announcement_id,
    work: (tx, { body }) => createAnnouncement(tx, body),
  })
  serveChange(app, platform, announcement.saveAnnouncement, {
    subject,
    after,
    id: ({ params }) => params.announcement_id,
    work: (tx, { params, body }) => saveAnnouncement(tx, params.announcement_id, body),
  })
  serveChange(app, platform, announcement.endAnnouncement, {
    subject,
    after,
    id: ({ params }) => params.announcement_id,
    work: (tx, { params }) => endAnnouncement(tx, params.announcement_id),
  })
}

function settingsRoutes(app: FastifyInstance, platform: Platform) {
  const { db, cache, config } = platform

  serve(app, contract.readSettings, async () => ({
    ...(await readSettings(db)),
    environment: readEnvironment(config),
  }))
  serveChange(app, platform, contract.saveSettings, {
    subject: 'website',
    id: () => 1,
    read: readSettings,
    after: () => cache.invalidate('website'),
    work: (tx, { body }, viewer) => saveSettings(tx, viewer, body),
  })

  // What is answered of a provider is what the audit log keeps: never its secret.
  const provider = { subject: 'provider', read: readProvider }
  serve(app, contract.listProviders, () => listProviders(db, config))
  serve(app, contract.readProvider, ({ params }) => readProvider(db, params.provider_id))
  serveChange(app, platform, contract.createProvider, {
    ...provider,
    id: (_, data) => data?.provider_id,
    work: (tx, { body }) => createProvider(tx, platform, body),
  })
  serveChange(app, platform, contract.saveProvider, {
    ...provider,
    id: ({ params }) => params.provider_id,
    work: (tx, { params, body }) => saveProvider(tx, platform, params.provider_id, body),
  })
  serveChange(app, platform, contract.switchProvider, {
    ...provider,
    id: ({ params }) => params.provider_id,
    work: (tx, { params, body }) => switchProvider(tx, params.provider_id, body.is_on),
  })

  serve(app, contract.readParity, () => readParity(db))
  serve(app, contract.listLacking, ({ params, query }, { language }) =>
    listLacking(db, { ...params, ...query }, language),
  )
}
