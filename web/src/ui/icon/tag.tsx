import { type IconProps, Line } from './line.tsx'

export function TagIcon(props: IconProps) {
  return <Line {...props} d="M3.5 9.5v-6h6l7 7-6 6zM5.9 6.8a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0" />
}
