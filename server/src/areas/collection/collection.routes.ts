import * as contract from '@atrium/contract/collection/collection'
import * as sharing from '@atrium/contract/collection/share'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { networkOf } from '../../platform/http/protection/limit.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { uncollectItems } from '../item/item.collection.ts'
import { recordLinkVisit } from '../share/share.enter.ts'
import { moveCollected, noteCollected, placeCollected } from './collection.arrange.ts'
import { listFolders, makeFolder, removeFolder, renameFolder } from './collection.folder.ts'
import { listCollection } from './collection.list.ts'
import {
  enterSharedFolder,
  folderEntry,
  listFolderLinks,
  readSharedFolder,
  revokeFolderLink,
  shareFolder,
} from './collection.share.ts'

export function collectionRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  const within = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)

  serve(app, contract.listCollection, ({ query }, viewer) => listCollection(db, viewer, query))
  serve(app, contract.noteCollected, ({ params, body }, viewer) => noteCollected(db, viewer, params.item_id, body.note))
  serve(app, contract.placeCollected, ({ params, body }, viewer) => placeCollected(db, viewer, params.item_id, body))
  serve(app, contract.moveCollected, ({ body }, viewer) => within((tx) => moveCollected(tx, viewer, body)))
  serve(app, contract.forgetCollected, ({ body }, viewer) => within((tx) => uncollectItems(tx, viewer, body.item_ids)))

  serve(app, contract.listFolders, (_, viewer) => listFolders(db, viewer))
  serve(app, contract.makeFolder, ({ body }, viewer) => within((tx) => makeFolder(tx, viewer, body.name)))
  serve(app, contract.renameFolder, ({ params, body }, viewer) => renameFolder(db, viewer, params.folder_id, body.name))
  serve(app, contract.removeFolder, ({ params }, viewer) => within((tx) => removeFolder(tx, viewer, params.folder_id)))

  serve(app, sharing.listFolderLinks, ({ params }, viewer) => listFolderLinks(platform, viewer, params.folder_id))
  serve(app, sharing.shareFolder, ({ params, body }, viewer) => shareFolder(platform, viewer, params.folder_id, body))
  serve(app, sharing.revokeFolderLink, ({ params }, viewer) => revokeFolderLink(db, viewer, params))
  serve(app, sharing.readSharedFolder, ({ params }, viewer) => readSharedFolder(db, viewer, params.token))
  serve(app, sharing.enterSharedFolder, ({ params, body }, viewer) =>
    enterSharedFolder(db, viewer, params.token, body.password),
  )
  serve(app, sharing.visitSharedFolder, ({ params }, viewer, { request }) =>
    recordLinkVisit(platform, viewer, folderEntry, params.token, networkOf(request)),
  )
}
