import { type IconProps, Line } from './line.tsx'

export function PersonIcon(props: IconProps) {
  return (
    <Line {...props} d="M6.8 7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M3.8 16.5c.6-3 3-4.5 6.2-4.5s5.6 1.5 6.2 4.5" />
  )
}
