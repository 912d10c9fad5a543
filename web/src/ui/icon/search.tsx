import { type IconProps, Line } from './line.tsx'

export function SearchIcon(props: IconProps) {
  return <Line {...props} d="M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M13.2 13.2l4 4" />
}
