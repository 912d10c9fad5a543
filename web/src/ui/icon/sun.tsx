import { type IconProps, Line } from './line.tsx'

export function SunIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M7 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7 6 6M14 14l1.3 1.3M15.3 4.7 14 6M6 14l-1.3 1.3"
    />
  )
}
