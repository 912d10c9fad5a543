import { type IconProps, Line } from './line.tsx'

export function ChevronLeftIcon(props: IconProps) {
  return <Line {...props} d="M12 5.5l-4.5 4.5 4.5 4.5" />
}
