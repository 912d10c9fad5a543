import { type IconProps, Line } from './line.tsx'

export function CaptionsIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M3 5h14v10H3zM9 8.5c-2.5-1-3.5.3-3.5 1.5s1 2.5 3.5 1.5M14.5 8.5c-2.5-1-3.5.3-3.5 1.5s1 2.5 3.5 1.5"
    />
  )
}
