import { type IconProps, Line } from './line.tsx'

export function FlagIcon(props: IconProps) {
  return <Line {...props} d="M5 17V3.5h9.5L12.5 7l2 3.5H5" />
}
