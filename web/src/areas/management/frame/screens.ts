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

type PageBeside = (typeof besides.settings)[number]

/** One page of the management area: what the navigation lists, the palette finds and the bottom bar leads to. */
export interface ManagementPage {
  name: ManagementScreen | PageBeside | 'overview'
  /** The key of its title in the translations of the area. */
  title: string
  to: string
  /** The overview belongs to none. */
  group: GroupName | null
}

/** Every page this person may open: the overview, and the screens with what belongs to them. */
export function pagesHeld(menus: readonly number[] | null): ManagementPage[] {
  const overview: ManagementPage = { name: 'overview', title: 'page.overview', to: '/management', group: null }
  const screens = groupsHeld(menus).flatMap(({ name: group, screens }) =>
    screens.flatMap((screen): ManagementPage[] => [
      { name: screen, title: `${screen}.title`, to: screenAddress(screen), group },
      ...(screen === 'settings' ? besides.settings : []).map(
        (page): ManagementPage => ({ name: page, title: `page.${page}`, to: `/management/${page}`, group }),
      ),
    ]),
  )
  return [overview, ...screens]
}
