import { type IconProps, Line } from './line.tsx'

export function EditIcon(props: IconProps) {
  return <Line {...props} d="M4 16l.7-3.3L13 4.4 15.6 7l-8.3 8.3zM11.5 6l2.5 2.5" />
}
