import { type IconProps, Line } from './line.tsx'

export function ImageIcon(props: IconProps) {
  return <Line {...props} d="M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 3.5M11.7 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0" />
}
