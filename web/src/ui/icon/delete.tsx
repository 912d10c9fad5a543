import { type IconProps, Line } from './line.tsx'

export function DeleteIcon(props: IconProps) {
  return <Line {...props} d="M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5M11.5 9v4.5" />
}
