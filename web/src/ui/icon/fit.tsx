import { type IconProps, Line } from './line.tsx'

export function FitIcon(props: IconProps) {
  return <Line {...props} d="M4 7.5V4h3.5M12.5 4H16v3.5M16 12.5V16h-3.5M7.5 16H4v-3.5" />
}
