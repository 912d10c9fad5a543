import { type IconProps, Line } from './line.tsx'

export function ChartIcon(props: IconProps) {
  return <Line {...props} d="M3.5 16.5h13M6 14V9M10 14V5M14 14v-3" />
}
