import { type IconProps, Line } from './line.tsx'

export function DemoIcon(props: IconProps) {
  return <Line {...props} d="M8 3.5h4M9 3.5V8l-4.5 8.5h11L11 8V3.5M7 12.5h6" />
}
