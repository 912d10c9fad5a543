import { type IconProps, Line } from './line.tsx'

export function LockIcon(props: IconProps) {
  return <Line {...props} d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />
}
