import { type IconProps, Line } from './line.tsx'

export function ExpandIcon(props: IconProps) {
  return <Line {...props} d="M11.5 3.5h5v5M16.5 3.5l-6 6M8.5 16.5h-5v-5M3.5 16.5l6-6" />
}
