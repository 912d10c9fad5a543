import * as contract from '@atrium/contract/app/management'
import * as person from '@atrium/contract/app/person'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { appList } from './app.apps-list.ts'
import { appCategoryList } from './app.categories-list.ts'
import { createAppCategory, readAppCategory, removeAppCategory, saveAppCategory } from './app.category-change.ts'
import { changeAppState, featureApp, saveManagementApp } from './app.change.ts'
import { decideInstallation, readInstallationForAudit } from './app.installation-decide.ts'
import { installationList } from './app.installations-list.ts'
import { listAppChoices, readAppForAudit, readManagementApp } from './app.management-read.ts'
import { readManagementPublisher, savePublisher, verifyPublisher } from './app.publisher-change.ts'
import { publisherList } from './app.publishers-list.ts'

/** The app store, for those who run it. */
export function appManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  const oneApp = {
    subject: 'app',
    id: ({ params }: { params: { app_id: number } }) => params.app_id,
    read: readAppForAudit,
  }

  serveList(app, platform, appList)
  serveList(app, platform, installationList)
  serve(app, contract.listAppChoices, (_, viewer) => listAppChoices(db, viewer))
  serve(app, contract.readManagementApp, ({ params }, viewer) => readManagementApp(db, viewer, params.app_id))
  serveChange(app, platform, contract.saveManagementApp, {
    ...oneApp,
    work: (tx, { params, body }) => saveManagementApp(tx, params.app_id, body),
  })
  serveChange(app, platform, contract.featureApp, {
    ...oneApp,
    work: (tx, { params, body }) => featureApp(tx, params.app_id, body.featured),
  })
  serveChange(app, platform, contract.changeAppState, {
    ...oneApp,
    work: (tx, { params, body }, viewer) => changeAppState(tx, viewer, params.app_id, body.state, body.reason),
  })
  serveChange(app, platform, person.decideInstallation, {
    subject: 'app_installation',
    id: ({ params }) => params.installation_id,
    read: readInstallationForAudit,
    work: (tx, { params, body }, viewer) => decideInstallation(tx, viewer, params.installation_id, body),
  })
  categoryRoutes(app, platform)
  publisherRoutes(app, platform)
}

function categoryRoutes(app: FastifyInstance, platform: Platform) {
  const subject = 'app_category'

  serveList(app, platform, appCategoryList)
  serve(app, contract.readAppCategory, ({ params }) => readAppCategory(platform.db, params.app_category_id))
  serveChange(app, platform, contract.createAppCategory, {
    subject,
    id: (_, data) => data?.app_category_id,
    work: (tx, { body }) => createAppCategory(tx, body),
  })
  serveChange(app, platform, contract.saveAppCategory, {
    subject,
    id: ({ params }) => params.app_category_id,
    work: (tx, { params, body }) => saveAppCategory(tx, params.app_category_id, body),
  })
  serveChange(app, platform, contract.removeAppCategory, {
    subject,
    id: ({ params }) => params.app_category_id,
    work: (tx, { params }) => removeAppCategory(tx, params.app_category_id),
  })
}

function publisherRoutes(app: FastifyInstance, platform: Platform) {
  const one = { subject: 'publisher', id: ({ params }: { params: { publisher_id: number } }) => params.publisher_id }

  serveList(app, platform, publisherList)
  serve(app, contract.readManagementPublisher, ({ params }) =>
    readManagementPublisher(platform.db, params.publisher_id),
  )
  serveChange(app, platform, contract.savePublisher, {
    ...one,
    work: (tx, { params, body }) => savePublisher(tx, params.publisher_id, body),
  })
  serveChange(app, platform, contract.verifyPublisher, {
    ...one,
    work: (tx, { params, body }) => verifyPublisher(tx, params.publisher_id, body.verified),
  })
}
