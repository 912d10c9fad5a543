import { type IconProps, Line } from './line.tsx'

export function MenuIcon(props: IconProps) {
  return <Line {...props} d="M3 6h14M3 10h14M3 14h14" />
}
