import { type IconProps, Line } from './line.tsx'

export function ChevronDownIcon(props: IconProps) {
  return <Line {...props} d="M5.5 8l4.5 4.5L14.5 8" />
}
