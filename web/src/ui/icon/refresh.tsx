import { type IconProps, Line } from './line.tsx'

export function RefreshIcon(props: IconProps) {
  return <Line {...props} d="M16 10a6 6 0 1 1-1.8-4.3M16 3.5V7h-3.5" />
}
