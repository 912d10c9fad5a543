import { z } from 'zod'
import { fits, resourceType } from '../item/item.ts'
import { shareLink } from '../item/share.ts'
import { endpoint, id, instant, listQuery, nothing, page } from '../kit.ts'
import { environmentNeeds } from '../resource/list.ts'
import { written } from '../written.ts'

/** The owner decides about people and links; an editor changes the contents; a reader reads and exports them. */
export const projectRole = z.enum(['owner', 'editor', 'reader'])

const count = z.number().int().nonnegative()
export const projectTitle = z.string().trim().min(1).max(80)
export const projectSummary = z.string().trim().max(300)

/** The number of changes. A save sends the revision it was based on, and a stale one is rejected. */
export const revision = z.int32().positive()

const invitation = z.object({
  project_id: id,
  title: z.string(),
  role: projectRole,
  invited_by: z.string().nullable(),
  created_at: instant,
})

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  access: { signed_in: true, menu: 'product' },
  summary: 'Projects I am a member of, the one changed last first, and those I am invited to',
  query: listQuery(z.object({ keyword: z.string().trim().max(60).optional() }), ['updated_at', 'title']),
  data: page(
    z.object({
      project_id: id,
      title: z.string(),
      summary: z.string(),
      role: projectRole,
      item_count: count,
      /** What has a newer version than the one it is pinned to. */
      newer_count: count,
      member_count: count,
      checks: z.object({ done: count, total: count }),
      /** The types of what is in it, the most frequent first. */
      resource_types: z.array(resourceType),
      updated_at: instant,
    }),
  ).extend({ invitations: z.array(invitation) }),
})

/** One thing in a project: an item in one version, and, where a version is several files, which of them. */
const projectItem = z.object({
  project_item_id: id,
  item_id: id,
  kind: z.enum(['resource', 'app', 'release']),
  resource_type: resourceType.nullable(),
  title: z.string(),
  cover: z.string().nullable(),
  cover_seed: z.string(),
  fits,
  /** Of the pinned version; null for what is no resource. */
  needs: environmentNeeds.nullable(),
  version: z.string(),
  part: z.string(),
  state: z.enum(['published', 'deprecated', 'withdrawn']),
  size: count,
  /** Whether the reader may have it; what was taken back may be neither fetched nor exported. */
  available: z.boolean(),
  /** Null where the pinned one is the newest. */
  newest_version: z.string().nullable(),
  /** When it is installed: from 1; what others need comes first. */
  position: z.number().int().positive(),
  /** Positions of what it refers to, and whether something refers to it. */
  refers_to: z.array(z.number().int().positive()),
  is_needed: z.boolean(),
})

/** Something that is needed but not there, or not in a fitting version, and by what. */
const wanted = z.object({ kind: z.enum(['resource', 'app']), id: z.string(), range: z.string(), because: z.string() })

const plan = z.object({
  /** What an export takes along besides, because something in the project needs it. */
  added: z.array(
    z.object({
      title: z.string(),
      resource_type: resourceType.nullable(),
      item_id: id,
      version: z.string(),
      because: z.string(),
    }),
  ),
  missing: z.array(wanted),
  /** In the project, but pinned to a version that does not fit. */
  unfitting: z.array(wanted.extend({ version: z.string() })),
  /** What needs each other in a circle, by title: none of them can come first. */
  circles: z.array(z.array(z.string())),
})

const projectFile = z.object({
  file_id: id,
  file_name: z.string(),
  size: count,
  ready: z.boolean(),
  added_by: z.string().nullable(),
  added_at: instant,
})

const edited = { revision, updated_by: z.string().nullable(), updated_at: instant }
export const projectNote = z.object({
  note_id: id,
  title: z.string(),
  /** Markdown, as it is written. */
  body: z.string(),
  /** The body as it is shown. */
  text: z.array(written),
  ...edited,
})
export const projectCheck = z.object({ check_id: id, text: z.string(), done: z.boolean(), ...edited })

/** What every viewer of the project sees, with an account or by a link. */
export const projectContents = z.object({
  title: z.string(),
  summary: z.string(),
  owner_name: z.string().nullable(),
  updated_at: instant,
  items: z.array(projectItem),
  plan,
  files: z.array(projectFile),
  notes: z.array(projectNote),
  checks: z.array(projectCheck),
  /** Bytes of all that an export holds; null where there is nothing to take. */
  export_size: count.nullable(),
  export_count: count,
})

const activity = z.object({
  activity_id: id,
  action: z.string(),
  user_name: z.string().nullable(),
  subject: z.record(z.string(), z.string()),
  created_at: instant,
})

const one = z.object({ project_id: id })

export const readProject = endpoint({
  method: 'GET',
  path: '/api/projects/{project_id}',
  access: { signed_in: true, menu: 'product', own: 'project' },
  summary: 'One project with all that is in it, who works on it, and what happened last',
  params: one,
  data: projectContents.extend({
    project_id: id,
    /** It is read and taken along, and no longer changed. */
    archived: z.boolean(),
    role: projectRole,
    members: z.array(
      z.object({
        user_id: id,
        user_name: z.string(),
        photo_url: z.string().nullable(),
        role: projectRole,
        me: z.boolean(),
      }),
    ),
    /** Addresses that were invited; seen by those who may invite. */
    invitations: z.array(z.object({ invitation_id: id, address: z.string(), role: projectRole, created_at: instant })),
    links: z.array(shareLink.extend({ may_download: z.boolean() })),
    activities: z.array(activity),
  }),
})

export const beginProject = endpoint({
  method: 'POST',
  path: '/api/projects',
  access: { signed_in: true, menu: 'product' },
  summary: 'Begin a project of my own',
  body: z.object({ title: projectTitle, summary: projectSummary.default('') }),
  limit: { per_minute: 20 },
  data: one,
})

export const describeProject = endpoint({
  method: 'PATCH',
  path: '/api/projects/{project_id}',
  access: { signed_in: true, menu: 'product' },
  summary: 'Change title and summary; where somebody else was faster, both wordings come back and nothing is changed',
  params: one,
  body: z.object({
    title: projectTitle.optional(),
    summary: projectSummary.optional(),
    /** What the changed parts were when the person began to change them. */
    seen: z.object({ title: z.string().max(80), summary: z.string().max(300) }).partial(),
  }),
  data: z.object({ title: z.string(), summary: z.string() }),
})

export const removeProject = endpoint({
  method: 'DELETE',
  path: '/api/projects/{project_id}',
  access: { signed_in: true, menu: 'product', own: 'project' },
  summary: 'Remove a project for everybody; its links end, its files stay with those who uploaded them',
  params: one,
  data: nothing,
})
