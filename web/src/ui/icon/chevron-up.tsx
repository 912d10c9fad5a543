import { type IconProps, Line } from './line.tsx'

export function ChevronUpIcon(props: IconProps) {
  return <Line {...props} d="M5.5 12l4.5-4.5 4.5 4.5" />
}
