import { type IconProps, Line } from './line.tsx'

export function BookmarkIcon(props: IconProps) {
  return <Line {...props} d="M5.5 3.5h9v13L10 13l-4.5 3.5z" />
}
