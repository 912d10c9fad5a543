import { type IconProps, Line } from './line.tsx'

export function PlayIcon(props: IconProps) {
  return <Line {...props} d="M6.5 4v12l9.5-6z" />
}
