import { type IconProps, Line } from './line.tsx'

export function FailedIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M7.7 7.7l4.6 4.6M12.3 7.7l-4.6 4.6" />
}
