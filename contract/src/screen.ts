import { z } from 'zod'
import { type ManagementScreen, managementScreens } from './management.ts'

/** A management screen by its name, as addresses and logs write it. */
export const managementScreen = z.enum(Object.keys(managementScreens) as [ManagementScreen, ...ManagementScreen[]])

/** Of calls that serve whichever screen their address names. */
export const screenParams = z.object({ screen: managementScreen })
