import { type IconProps, Line } from './line.tsx'

export function PeopleIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M4.7 7.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M2.5 16c.4-2.7 2.3-4 5-4s4.6 1.3 5 4M12.5 4.9a2.8 2.8 0 0 1 0 5.2M14.3 12.3c1.8.5 2.9 1.7 3.2 3.7"
    />
  )
}
