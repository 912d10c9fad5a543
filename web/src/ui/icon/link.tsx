import { type IconProps, Line } from './line.tsx'

export function LinkIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M8.3 11.7a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-.8.8M11.7 8.3a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l.8-.8"
    />
  )
}
