import { type IconProps, Line } from './line.tsx'

export function RowsIcon(props: IconProps) {
  return <Line {...props} d="M3.5 5h13M3.5 10h13M3.5 15h13" />
}
