import { type IconProps, Line } from './line.tsx'

export function CloseIcon(props: IconProps) {
  return <Line {...props} d="M5 5l10 10M15 5 5 15" />
}
