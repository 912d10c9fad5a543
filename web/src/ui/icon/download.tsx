import { type IconProps, Line } from './line.tsx'

export function DownloadIcon(props: IconProps) {
  return <Line {...props} d="M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13" />
}
