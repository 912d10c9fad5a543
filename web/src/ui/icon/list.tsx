import { type IconProps, Line } from './line.tsx'

export function ListIcon(props: IconProps) {
  return <Line {...props} d="M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.7 5.5h.3M3.7 10h.3M3.7 14.5h.3" />
}
