import { type IconProps, Line } from './line.tsx'

export function BoldIcon(props: IconProps) {
  return <Line {...props} d="M6 4h4.5a2.8 2.8 0 0 1 0 5.6H6zM6 9.6h5.2a3.1 3.1 0 0 1 0 6.2H6z" />
}
