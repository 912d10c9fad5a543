import { type IconProps, Line } from './line.tsx'

export function SignOutIcon(props: IconProps) {
  return <Line {...props} d="M8 4H4v12h4M8.5 10H17M13.5 6.5 17 10l-3.5 3.5" />
}
