import { type IconProps, Line } from './line.tsx'

export function ArrowIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10h13M12 5.5l4.5 4.5-4.5 4.5" />
}
