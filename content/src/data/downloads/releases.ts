import type { DemoRelease } from '../../kinds.ts'
import { desktopReleases } from './desktop.ts'
import { filesOf } from './installers.ts'
import { mobileReleases } from './mobile.ts'
import { serverReleases } from './server.ts'

export const releases: DemoRelease[] = [...serverReleases, ...desktopReleases, ...mobileReleases].map(
  ({ later = [], ...release }) => ({ ...release, files: filesOf(release, later) }),
)
