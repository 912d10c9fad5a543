import { type IconProps, Line } from './line.tsx'

export function ClockIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M10 6v4.2l2.8 1.8" />
}
