import { type IconProps, Line } from './line.tsx'

export function FolderIcon(props: IconProps) {
  return <Line {...props} d="M3 5h5l1.5 2H17v9H3z" />
}
