import { type IconProps, Line } from './line.tsx'

export function EyeIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5zM7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0"
    />
  )
}
