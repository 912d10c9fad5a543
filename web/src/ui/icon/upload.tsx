import { type IconProps, Line } from './line.tsx'

export function UploadIcon(props: IconProps) {
  return <Line {...props} d="M10 13V3.5M6 7l4-4 4 4M3.5 16.5h13" />
}
