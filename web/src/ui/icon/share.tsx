import { type IconProps, Line } from './line.tsx'

export function ShareIcon(props: IconProps) {
  return <Line {...props} d="M10 12V3.5M6.8 6.2 10 3l3.2 3.2M6 9H4.5v7.5h11V9H14" />
}
