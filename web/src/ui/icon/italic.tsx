import { type IconProps, Line } from './line.tsx'

export function ItalicIcon(props: IconProps) {
  return <Line {...props} d="M11.8 4H8.5M11.5 16H8.2M10.7 4 9.3 16" />
}
