import { type IconProps, Line } from './line.tsx'

export function PauseIcon(props: IconProps) {
  return <Line {...props} d="M7 4v12M13 4v12" />
}
