import { type IconProps, Line } from './line.tsx'

export function HandIcon(props: IconProps) {
  return <Line {...props} d="M6.5 10V6M9 9V4.5M11.5 9V5M14 10V7M14 10c0 4-1.5 6.5-4.5 6.5S5.5 14 4 11l2.5 1" />
}
