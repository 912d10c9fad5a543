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

/** Whether a person holds this management page: the one question that opens it, whichever role or list gives it. */
export function holdsScreen(list: readonly number[] | null | undefined, screen: ManagementScreen): boolean {
  return list?.includes(managementScreens[screen]) === true
}

/** What a person opens, and which of its management pages they only look at. */
export interface ScreenRights {
  /** Null is an absent list, which opens no management page. */
  menus: readonly number[] | null
  view_only?: readonly number[] | undefined
}

/** Whether a person may change what this management page shows: they hold it, and not only to look at it. */
export function mayChangeScreen(rights: ScreenRights | null | undefined, screen: ManagementScreen): boolean {
  return holdsScreen(rights?.menus, screen) && !holdsScreen(rights?.view_only, screen)
}
