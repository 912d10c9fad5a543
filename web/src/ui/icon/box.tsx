import { type IconProps, Line } from './line.tsx'

export function BoxIcon(props: IconProps) {
  return <Line {...props} d="M10 2.8 16.5 6v8L10 17.2 3.5 14V6zM3.5 6 10 9.3 16.5 6M10 9.3v7.9" />
}
