import { type IconProps, Line } from './line.tsx'

export function MoreIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M3.6 10a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M9.1 10a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M14.6 10a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0"
    />
  )
}
