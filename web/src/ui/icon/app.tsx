import { type IconProps, Line } from './line.tsx'

export function AppIcon(props: IconProps) {
  return <Line {...props} d="M4 4h5v5H4zM11 11h5v5h-5zM4 11h5v5H4zM10.9 6.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0" />
}
