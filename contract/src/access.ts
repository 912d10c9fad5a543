/** Menu ids: what a person may open. Routes and calls name them; the server checks them on every call. */
export const menus = {
  download: 10,
  resource: 11,
  knowledge: 12,
  case: 13,
  video: 14,
  /** The project area: the specification calls its menu 'product'. */
  product: 15,
  person_center: 16,
  feedback: 17,
  management: 18,
} as const
export type Menu = keyof typeof menus

/** The management area: groups from 100, screens from 1000. A screen opens only with its own id. */
export const managementGroups = [
  { id: 100, name: 'load', screens: { releases: 1000, products: 1001, download_log: 1002 } },
  {
    id: 101,
    name: 'resource',
    screens: { resources: 1003, review: 1004, categories: 1005, tags: 1006, ratings: 1007 },
  },
  {
    id: 102,
    name: 'knowledge',
    screens: { knowledge_types: 1008, articles: 1009, article_history: 1010, article_votes: 1011 },
  },
  { id: 103, name: 'case', screens: { cases: 1012, industries: 1013, demands: 1014 } },
  { id: 104, name: 'video', screens: { videos: 1015, video_categories: 1016, transcoding: 1017 } },
  {
    id: 105,
    name: 'product',
    screens: {
      projects: 1018,
      share_project: 1019,
      apps: 1020,
      app_review: 1021,
      app_categories: 1022,
      app_publishers: 1023,
    },
  },
  {
    id: 106,
    name: 'user',
    screens: {
      users: 1024,
      roles: 1025,
      feedback: 1026,
      sms_log: 1027,
      email_log: 1028,
      wechat_users: 1029,
      sign_in_log: 1030,
    },
  },
  {
    id: 107,
    name: 'website',
    screens: {
      reports: 1031,
      import_log: 1032,
      export_log: 1033,
      home_page: 1034,
      announcements: 1035,
      settings: 1036,
      audit_log: 1037,
    },
  },
] as const

type Screens<Group> = Group extends { screens: infer S } ? { [Name in keyof S]: S[Name] } : never
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
export type ManagementScreens = UnionToIntersection<Screens<(typeof managementGroups)[number]>>
export type ManagementScreen = keyof ManagementScreens

export const managementScreens = Object.assign(
  {},
  ...managementGroups.map((group) => group.screens),
) as ManagementScreens

export const administratorRole = 1

/**
 * Who may make a call.
 * - `anyone`: visitors too, whatever menus a person has.
 * - `{ menu }`: visitors, and signed-in people whose menu list holds the id or is absent.
 * - `{ signed_in: true }`: any signed-in person; with `menu`, only those who also have the menu; with `confirmed`, only
 *   those who have shown in the last minutes that it is still them; with `own`, the address names an object of that
 *   kind, and for anybody but its owner, or the members of a project, it does not exist.
 * - `{ screen }`: an administrator whose list holds the management screen.
 */
export type Access =
  | 'anyone'
  | { menu: Menu; signed_in?: never; screen?: never; confirmed?: never; own?: never }
  | { signed_in: true; menu?: Menu; screen?: never; confirmed?: true; own?: OwnedObject }
  | { screen: ManagementScreen; menu?: never; signed_in?: never; confirmed?: never; own?: never }

/** What belongs to one person alone, or to those who were let in. */
export type OwnedObject =
  | 'session'
  | 'identity'
  | 'export'
  | 'upload'
  | 'file'
  | 'submission'
  | 'installation'
  | 'app_submission'
  | 'project'
  | 'collection_folder'
  | 'feedback'

export type Roles = readonly { role_id: number }[]

export function roleType(roles: Roles): 'management' | 'common' {
  return roles.some(({ role_id }) => role_id === administratorRole) ? 'management' : 'common'
}

/** An absent list allows: that is how visitors, and people without a list, see the public areas. */
export function hasMenu(list: readonly number[] | null | undefined, menu: Menu): boolean {
  return list == null || list.includes(menus[menu])
}
