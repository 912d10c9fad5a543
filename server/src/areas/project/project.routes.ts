import * as contents from '@atrium/contract/project/contents'
import * as people from '@atrium/contract/project/people'
import * as contract from '@atrium/contract/project/project'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { importRoutes } from './import/import.routes.ts'
import { kitRoutes } from './kit/kit.routes.ts'
import { addCheck, changeCheck, removeCheck } from './project.check.ts'
import { addFile, removeFile } from './project.file.ts'
import { declineInvitation, inviteMember, joinProject, takeBackInvitation } from './project.invitation.ts'
import { pinItem, unpinItem, updateAllItems, updateItem } from './project.item.ts'
import { listProjects } from './project.list.ts'
import { changeMember, leaveProject, removeMember } from './project.member.ts'
import { changeNote, removeNote, writeNote } from './project.note.ts'
import { readProject } from './project.read.ts'
import { beginProject, describeProject, removeProject } from './project.service.ts'
import { shareRoutes } from './share/share.routes.ts'

export function projectRoutes(app: FastifyInstance, platform: Platform) {
  const { db, secret } = platform
  const within = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)

  serve(app, contract.listProjects, ({ query }, viewer) => listProjects(db, viewer, query))
  serve(app, contract.readProject, ({ params }, viewer) => readProject(platform, viewer, params.project_id))
  serve(app, contract.beginProject, ({ body }, viewer) => within((tx) => beginProject(tx, viewer, body)))
  serve(app, contract.describeProject, ({ params, body }, viewer) =>
    within((tx) => describeProject(tx, viewer, params.project_id, body)),
  )
  serve(app, contract.removeProject, ({ params }, viewer) =>
    within((tx) => removeProject(tx, viewer, params.project_id)),
  )

  serve(app, contents.pinItem, ({ params, body }, viewer) =>
    within((tx) => pinItem(tx, viewer, params.project_id, body)),
  )
  serve(app, contents.updateItem, ({ params, body }, viewer) =>
    within((tx) => updateItem(tx, viewer, params, body.version)),
  )
  serve(app, contents.updateAllItems, ({ params }, viewer) =>
    within((tx) => updateAllItems(tx, viewer, params.project_id)),
  )
  serve(app, contents.unpinItem, ({ params }, viewer) => within((tx) => unpinItem(tx, viewer, params)))
  serve(app, contents.addFile, ({ params, body }, viewer) =>
    within((tx) => addFile(tx, viewer, params.project_id, body.file_id)),
  )
  serve(app, contents.removeProjectFile, ({ params }, viewer) =>
    within((tx) => removeFile(tx, viewer, params.project_id, params.file_id)),
  )
  serve(app, contents.writeNote, ({ params, body }, viewer) =>
    within((tx) => writeNote(tx, viewer, params.project_id, body)),
  )
  serve(app, contents.changeNote, ({ params, body }, viewer) => within((tx) => changeNote(tx, viewer, params, body)))
  serve(app, contents.removeNote, ({ params, query }, viewer) =>
    within((tx) => removeNote(tx, viewer, params, query.revision)),
  )
  serve(app, contents.addCheck, ({ params, body }, viewer) =>
    within((tx) => addCheck(tx, viewer, params.project_id, body.text)),
  )
  serve(app, contents.changeCheck, ({ params, body }, viewer) => within((tx) => changeCheck(tx, viewer, params, body)))
  serve(app, contents.removeCheck, ({ params, query }, viewer) =>
    within((tx) => removeCheck(tx, viewer, params, query.revision)),
  )

  serve(app, people.inviteMember, ({ params, body }, viewer) =>
    within((tx) => inviteMember(tx, secret, viewer, params.project_id, body)),
  )
  serve(app, people.takeBackInvitation, ({ params }, viewer) => within((tx) => takeBackInvitation(tx, viewer, params)))
  serve(app, people.joinProject, ({ params }, viewer) => within((tx) => joinProject(tx, viewer, params.project_id)))
  serve(app, people.declineInvitation, ({ params }, viewer) =>
    within((tx) => declineInvitation(tx, viewer, params.project_id)),
  )
  serve(app, people.leaveProject, ({ params }, viewer) => within((tx) => leaveProject(tx, viewer, params.project_id)))
  serve(app, people.changeMember, ({ params, body }, viewer) =>
    within((tx) => changeMember(tx, viewer, params, body.role)),
  )
  serve(app, people.removeMember, ({ params }, viewer) => within((tx) => removeMember(tx, viewer, params)))

  shareRoutes(app, platform)
  importRoutes(app, platform)
  kitRoutes(app, platform)
}
