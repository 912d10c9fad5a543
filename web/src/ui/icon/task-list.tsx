import { type IconProps, Line } from './line.tsx'

export function TaskListIcon(props: IconProps) {
  return <Line {...props} d="M9.5 6h7.5M9.5 14h7.5M3 5.8l1.4 1.5L7 4.5M3 13.8l1.4 1.5L7 12.5" />
}
