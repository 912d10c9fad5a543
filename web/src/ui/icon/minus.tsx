import { type IconProps, Line } from './line.tsx'

export function MinusIcon(props: IconProps) {
  return <Line {...props} d="M4 10h12" />
}
