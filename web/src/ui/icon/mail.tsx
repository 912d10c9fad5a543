import { type IconProps, Line } from './line.tsx'

export function MailIcon(props: IconProps) {
  return <Line {...props} d="M3 5h14v10.5H3zM3 6l7 5 7-5" />
}
