import { type IconProps, Line } from './line.tsx'

export function CommentIcon(props: IconProps) {
  return <Line {...props} d="M3.5 4.5h13v9h-7l-3.5 3v-3h-2.5z" />
}
