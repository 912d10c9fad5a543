import { type IconProps, Line } from './line.tsx'

export function DesktopIcon(props: IconProps) {
  return <Line {...props} d="M3 4h14v9H3zM7 16.5h6M10 13v3.5" />
}
