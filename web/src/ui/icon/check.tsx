import { type IconProps, Line } from './line.tsx'

export function CheckIcon(props: IconProps) {
  return <Line {...props} d="M4 10.5l4 4 8-9" />
}
