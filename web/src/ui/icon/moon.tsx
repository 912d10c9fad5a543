import { type IconProps, Line } from './line.tsx'

export function MoonIcon(props: IconProps) {
  return <Line {...props} d="M15.8 12.2A6.5 6.5 0 0 1 7.8 4.2a6.5 6.5 0 1 0 8 8z" />
}
