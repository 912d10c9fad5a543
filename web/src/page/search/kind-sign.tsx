import type { ResourceType } from '@atrium/contract/resource-types'
import type { SearchKind } from '@atrium/contract/search/choices'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { AppIcon, DownloadIcon } from '../../ui/icon/home-icons.tsx'
import { BookIcon, BuildingIcon, FolderIcon, VideoIcon } from '../../ui/icon/icons.tsx'

const icons = {
  article: BookIcon,
  case: BuildingIcon,
  video: VideoIcon,
  project: FolderIcon,
  app: AppIcon,
  release: DownloadIcon,
} satisfies Record<Exclude<SearchKind, 'resource'>, unknown>

/** A resource has the sign of its type, everything else that of its kind. */
export function KindSign({
  hit: { kind, resource_type },
}: {
  hit: { kind: SearchKind; resource_type: ResourceType | null }
}) {
  if (kind === 'resource') return resource_type && <Glyph type={resource_type} size={22} />
  const Icon = icons[kind]
  return <Icon size={20} />
}
