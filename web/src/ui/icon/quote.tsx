import { type IconProps, Line } from './line.tsx'

export function QuoteIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M4 13.5c2-.8 3-2.3 3-4.5H4V5.5h4V9c0 3-1.2 5-4 6M11.5 13.5c2-.8 3-2.3 3-4.5h-3V5.5h4V9c0 3-1.2 5-4 6"
    />
  )
}
