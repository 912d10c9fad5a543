import { type IconProps, Line } from './line.tsx'

export function TableIcon(props: IconProps) {
  return <Line {...props} d="M3 4.5h14v11H3zM3 8.2h14M3 11.8h14M10 4.5v11" />
}
