import { type IconProps, Line } from './line.tsx'

export function ServerIcon(props: IconProps) {
  return <Line {...props} d="M3.5 4h13v5h-13zM3.5 11h13v5h-13zM6.5 6.5h.2M6.5 13.5h.2" />
}
