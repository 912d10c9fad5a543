import { type ManagementScreen, managementGroups } from '@atrium/contract/management'
import type { ComponentType } from 'react'
import { BoxIcon, DownloadIcon, GlobeIcon } from '../../../ui/icon/home-icons.tsx'
import { BookIcon, BuildingIcon, FolderIcon, PeopleIcon, VideoIcon } from '../../../ui/icon/icons.tsx'

/** The address of a screen is its name: `download_log` stands at `/management/download-log`. */
export function screenAddress(screen: ManagementScreen): string {
  return `/management/${screen.replaceAll('_', '-')}`
}

export type GroupName = (typeof managementGroups)[number]['name']

export const groupIcons: Record<GroupName, ComponentType> = {
  load: DownloadIcon,
  resource: BoxIcon,
  knowledge: BookIcon,
  case: BuildingIcon,
  video: VideoIcon,
  product: FolderIcon,
  user: PeopleIcon,
  website: GlobeIcon,
}

export interface HeldGroup {
  name: GroupName
  screens: ManagementScreen[]
}

/** What of the management area this person may open, in the order of the specification. */
export function groupsHeld(menus: readonly number[] | null): HeldGroup[] {
  return managementGroups
    .map(({ name, screens }) => ({
      name,
      screens: (Object.entries(screens) as [ManagementScreen, number][])
        .filter(([, id]) => menus?.includes(id))
        .map(([screen]) => screen),
    }))
    .filter(({ screens }) => screens.length > 0)
}

/** Pages that belong to a screen without having an id of their own. */
export const besides = { settings: ['health', 'dead-jobs'] } as const
