import { type IconProps, Line } from './line.tsx'

export function OrderedListIcon(props: IconProps) {
  return (
    <Line {...props} d="M8.5 5.5h8M8.5 10h8M8.5 14.5h8M3.2 4.6l1.2-.8v4M3.2 12.6c.2-.6 2-.7 2 .3 0 .9-2 1.5-2 2.6h2" />
  )
}
