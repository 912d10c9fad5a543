import { type IconProps, Line } from './line.tsx'

export function VideoIcon(props: IconProps) {
  return <Line {...props} d="M3 4.5h14v11H3zM8.3 7.5v5l4-2.5z" />
}
