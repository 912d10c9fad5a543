import { z } from 'zod'
import { decimal, endpoint, id, nothing } from '../kit.ts'
import { projectCheck, projectNote, revision } from './project.ts'

const access = { signed_in: true, menu: 'product' } as const
const own = { ...access, own: 'project' } as const
const project = z.object({ project_id: id })
const version = z.string().min(1).max(40)

export const pinItem = endpoint({
  method: 'POST',
  path: '/api/projects/{project_id}/items',
  access,
  summary: 'Take an item into a project, in the newest version unless one is named',
  params: project,
  body: z.object({ item_id: id, version: version.optional(), part: z.string().max(200).default('') }),
  limit: { per_minute: 120 },
  data: z.object({ project_item_id: id, version, item_count: z.number().int() }),
})

export const updateItem = endpoint({
  method: 'PATCH',
  path: '/api/projects/{project_id}/items/{project_item_id}',
  access,
  summary: 'Pin an item of a project to another version',
  params: project.extend({ project_item_id: id }),
  body: z.object({ version }),
  data: nothing,
})

export const updateAllItems = endpoint({
  method: 'POST',
  path: '/api/projects/{project_id}/items/newest',
  access: own,
  summary: 'Pin everything in a project to its newest version',
  params: project,
  data: z.object({ updated: z.number().int().nonnegative() }),
})

export const unpinItem = endpoint({
  method: 'DELETE',
  path: '/api/projects/{project_id}/items/{project_item_id}',
  access: own,
  summary: 'Take an item out of a project',
  params: project.extend({ project_item_id: id }),
  data: nothing,
})

export const addFile = endpoint({
  method: 'POST',
  path: '/api/projects/{project_id}/files',
  access,
  summary: 'Show one of my uploads to everybody in a project',
  params: project,
  body: z.object({ file_id: id }),
  data: nothing,
})

export const removeProjectFile = endpoint({
  method: 'DELETE',
  path: '/api/projects/{project_id}/files/{file_id}',
  access,
  summary: 'Take a file out of a project; it stays with whoever uploaded it',
  params: project.extend({ file_id: id }),
  data: nothing,
})

const noteTitle = z.string().trim().min(1).max(80)
const noteBody = z.string().max(20_000)

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/projects/{project_id}/notes',
  access,
  summary: 'Write a note',
  params: project,
  body: z.object({ title: noteTitle, body: noteBody.default('') }),
  limit: { per_minute: 60 },
  data: projectNote,
})

export const changeNote = endpoint({
  method: 'PATCH',
  path: '/api/projects/{project_id}/notes/{note_id}',
  access,
  summary: 'Change a note; where somebody else was faster, their text comes back and nothing is changed',
  params: project.extend({ note_id: id }),
  body: z.object({
    title: noteTitle.optional(),
    body: noteBody.optional(),
    /** What the changed parts were when the person began to change them. */
    seen: z.object({ title: z.string().max(80), body: noteBody }).partial(),
  }),
  data: projectNote,
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/api/projects/{project_id}/notes/{note_id}',
  access,
  summary: 'Remove a note, unless somebody has changed it since it was read',
  params: project.extend({ note_id: id }),
  query: z.object({ revision: decimal(revision) }),
  data: nothing,
})

const checkText = z.string().trim().min(1).max(200)

export const addCheck = endpoint({
  method: 'POST',
  path: '/api/projects/{project_id}/checks',
  access,
  summary: 'Add a line to the check list',
  params: project,
  body: z.object({ text: checkText }),
  limit: { per_minute: 120 },
  data: projectCheck,
})

export const changeCheck = endpoint({
  method: 'PATCH',
  path: '/api/projects/{project_id}/checks/{check_id}',
  access,
  summary: 'Tick a line of the check list, or word it anew; where somebody else was faster, theirs comes back',
  params: project.extend({ check_id: id }),
  body: z.object({ text: checkText.optional(), done: z.boolean().optional(), revision }),
  data: projectCheck,
})

export const removeCheck = endpoint({
  method: 'DELETE',
  path: '/api/projects/{project_id}/checks/{check_id}',
  access,
  summary: 'Remove a line of the check list, unless somebody has changed it since it was read',
  params: project.extend({ check_id: id }),
  query: z.object({ revision: decimal(revision) }),
  data: nothing,
})
