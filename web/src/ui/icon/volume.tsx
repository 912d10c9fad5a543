import { type IconProps, Line } from './line.tsx'

export function VolumeIcon(props: IconProps) {
  return <Line {...props} d="M4 8v4h3l4 3.5v-11L7 8zM13.5 7.5a3.5 3.5 0 0 1 0 5" />
}
