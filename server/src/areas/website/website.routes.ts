import * as contract from '@atrium/contract/website/website'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listAnnouncements, readHomePage, readWebsite } from './website.service.ts'

export function websiteRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, contract.readWebsite, (_asked, viewer) => readWebsite(platform, viewer))
  serve(app, contract.readHomePage, (_asked, viewer) => readHomePage(platform, viewer))
  serve(app, contract.reportMissingTranslation, ({ body: { module, language } }) => {
    platform.log.error({ module, language, reported_by: 'browser' }, 'translation file missing')
    return null
  })
  serve(app, contract.listAnnouncements, (_asked, viewer) => listAnnouncements(platform, viewer))
}
