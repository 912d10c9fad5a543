import { type ManagementScreen, managementScreens } from './management.ts'

/**
 * Separation of duties (三员分立): while it is on, nobody is super administrator, and no role and no person combines pages
 * of two of these. Pages that stand nowhere here belong to everyday work and to no duty.
 */
export const duties = {
  /** Settings and operations. */
  system: { role_id: 9, view_only: false, screens: ['products', 'transcoding', 'settings'] },
  /** Users and roles. */
  security: { role_id: 10, view_only: false, screens: ['users', 'roles', 'wechat_users'] },
  /** Logs, which are looked at and not changed. */
  audit: {
    role_id: 11,
    view_only: true,
    screens: ['download_log', 'sms_log', 'email_log', 'sign_in_log', 'import_log', 'export_log', 'audit_log'],
  },
} as const satisfies Record<string, { role_id: number; view_only: boolean; screens: readonly ManagementScreen[] }>

export type Duty = keyof typeof duties

export const dutyNames = Object.keys(duties) as Duty[]

export const dutyRoleIds: readonly number[] = dutyNames.map((duty) => duties[duty].role_id)

export function pagesOfDuty(duty: Duty): number[] {
  return duties[duty].screens.map((screen) => managementScreens[screen])
}

/** The duties of which this list holds pages. */
export function dutiesIn(menus: readonly number[] | null): Duty[] {
  return dutyNames.filter((duty) => pagesOfDuty(duty).some((page) => menus?.includes(page)))
}
