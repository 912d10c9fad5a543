import { type IconProps, Line } from './line.tsx'

export function BellIcon(props: IconProps) {
  return <Line {...props} d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 18h3M10 4V2" />
}
