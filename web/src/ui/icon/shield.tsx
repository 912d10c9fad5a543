import { type IconProps, Line } from './line.tsx'

export function ShieldIcon(props: IconProps) {
  return <Line {...props} d="M10 3 16 5v5c0 3.5-2.5 6-6 7.2C6.5 16 4 13.5 4 10V5z" />
}
