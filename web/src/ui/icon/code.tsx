import { type IconProps, Line } from './line.tsx'

export function CodeIcon(props: IconProps) {
  return <Line {...props} d="M7 6l-4 4 4 4M13 6l4 4-4 4" />
}
