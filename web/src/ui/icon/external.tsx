import { type IconProps, Line } from './line.tsx'

export function ExternalIcon(props: IconProps) {
  return <Line {...props} d="M8 5H4.5v10.5H15V12M11.5 4.5h4v4M15.5 4.5 9.5 10.5" />
}
