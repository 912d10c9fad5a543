import { type IconProps, Line } from './line.tsx'

export function CopyIcon(props: IconProps) {
  return <Line {...props} d="M7 7V4h9v9h-3M4 7h9v9H4z" />
}
