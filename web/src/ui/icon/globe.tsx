import { type IconProps, Line } from './line.tsx'

export function GlobeIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M3.5 10h13M10 3.5c2 1.9 2.8 4 2.8 6.5s-.8 4.6-2.8 6.5c-2-1.9-2.8-4-2.8-6.5S8 5.4 10 3.5z"
    />
  )
}
