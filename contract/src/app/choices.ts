/** What the app store speaks of by name. Imports nothing: browsers use it. */

/** What it costs: nothing, by the year, by what is used. */
export const appPrices = ['free', 'yearly', 'usage'] as const
export type AppPrice = (typeof appPrices)[number]

export const appSources = ['official', 'partner'] as const

/** What an app may be allowed to do in the office system; `manage_accounts` and those that write weigh more. */
export const appPermissions = [
  'read_organisation',
  'manage_accounts',
  'read_forms',
  'write_forms',
  'start_flows',
  'act_in_flows',
  'read_files',
  'write_files',
  'read_calendar',
  'write_calendar',
  'send_messages',
  'read_figures',
] as const
export type AppPermission = (typeof appPermissions)[number]

export const installationStates = ['requested', 'accepted', 'declined', 'installed', 'cancelled'] as const
