import { type IconProps, Line } from '../ui/icon/line.tsx'

// What only a player needs.

export function PictureIcon(props: IconProps) {
  return <Line {...props} d="M17 9.5V5H3v10h5.5M10.5 11.5H17V16h-6.5z" />
}

export function ShrinkIcon(props: IconProps) {
  return <Line {...props} d="M16.5 8.5h-5v-5M11.5 8.5l5.5-5.5M3.5 11.5h5v5M8.5 11.5 3 17" />
}

export function MutedIcon(props: IconProps) {
  return <Line {...props} d="M4 8v4h3l4 3.5v-11L7 8zM13.5 8l4 4M17.5 8l-4 4" />
}
