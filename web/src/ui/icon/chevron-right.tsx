import { type IconProps, Line } from './line.tsx'

export function ChevronRightIcon(props: IconProps) {
  return <Line {...props} d="M8 5.5l4.5 4.5L8 14.5" />
}
