import { type ManagementScreen, managementScreens } from '@atrium/contract/management'
import { z } from 'zod'

export const screenSchema = z.enum(Object.keys(managementScreens) as [ManagementScreen])
