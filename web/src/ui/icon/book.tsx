import { type IconProps, Line } from './line.tsx'

export function BookIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M10 5.5C8.5 4.3 6 4 3 4v11.5c3 0 5.5.3 7 1.5 1.5-1.2 4-1.5 7-1.5V4c-3 0-5.5.3-7 1.5zM10 5.5V17"
    />
  )
}
