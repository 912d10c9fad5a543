import { type IconProps, Line } from './line.tsx'

export function SuccessIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M7 10.3l2.1 2.1L13 8" />
}
