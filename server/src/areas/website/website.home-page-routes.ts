import * as contract from '@atrium/contract/website/home-page-management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import {
  createHomeBlock,
  orderHomeBlocks,
  readHomeBlock,
  removeHomeBlock,
  saveHomeBlock,
} from './website.home-block.ts'
import { homeBlockList } from './website.home-block-list.ts'
import { previewHomePage } from './website.service.ts'
import { readHotSearches, saveHotSearches } from './website.settings.ts'

/** The home page as staff arrange it. */
export function homePageManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { db, cache } = platform
  const subject = 'home_block'
  const after = () => cache.invalidate('website')

  serveList(app, platform, homeBlockList)
  serve(app, contract.readHomeBlock, ({ params }) => readHomeBlock(db, params.home_block_id))
  serve(app, contract.previewHomePage, ({ query }, viewer) => previewHomePage(platform, viewer, query))
  serveChange(app, platform, contract.createHomeBlock, {
    subject,
    after,
    id: (_, data) => data?.home_block_id,
    work: (tx, { body }, viewer) => createHomeBlock(tx, viewer, body),
  })
  serveChange(app, platform, contract.saveHomeBlock, {
    subject,
    after,
    id: ({ params }) => params.home_block_id,
    work: (tx, { params, body }, viewer) => saveHomeBlock(tx, viewer, params.home_block_id, body),
  })
  serveChange(app, platform, contract.removeHomeBlock, {
    subject,
    after,
    id: ({ params }) => params.home_block_id,
    work: (tx, { params }) => removeHomeBlock(tx, params.home_block_id),
  })
  serveChange(app, platform, contract.orderHomeBlocks, {
    subject,
    after,
    work: (tx, { body }) => orderHomeBlocks(tx, body.home_block_ids),
  })

  serve(app, contract.readHotSearches, () => readHotSearches(db))
  serveChange(app, platform, contract.saveHotSearches, {
    subject: 'website',
    after,
    id: () => 1,
    read: readHotSearches,
    work: (tx, { body }) => saveHotSearches(tx, body),
  })
}
