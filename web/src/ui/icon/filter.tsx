import { type IconProps, Line } from './line.tsx'

export function FilterIcon(props: IconProps) {
  return <Line {...props} d="M3 5h14M5.5 10h9M8 15h4" />
}
