import { type IconProps, Line } from './line.tsx'

export function SortIcon(props: IconProps) {
  return <Line {...props} d="M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3" />
}
