import { type IconProps, Line } from './line.tsx'

export function WarningIcon(props: IconProps) {
  return <Line {...props} d="M10 3.5 17.5 16h-15zM10 8.3v3.5M10 13.7v.3" />
}
