import { type IconProps, Line } from './line.tsx'

export function CardsIcon(props: IconProps) {
  return <Line {...props} d="M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z" />
}
