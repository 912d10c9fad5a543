import { type IconProps, Line } from './line.tsx'

// How a thing is looked at.

export function CardsIcon(props: IconProps) {
  return <Line {...props} d="M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z" />
}

export function RowsIcon(props: IconProps) {
  return <Line {...props} d="M3.5 5h13M3.5 10h13M3.5 15h13" />
}

export function FitIcon(props: IconProps) {
  return <Line {...props} d="M4 7.5V4h3.5M12.5 4H16v3.5M16 12.5V16h-3.5M7.5 16H4v-3.5" />
}

export function ExpandIcon(props: IconProps) {
  return <Line {...props} d="M11.5 3.5h5v5M16.5 3.5l-6 6M8.5 16.5h-5v-5M3.5 16.5l6-6" />
}

export function PlayIcon(props: IconProps) {
  return <Line {...props} d="M6.5 4v12l9.5-6z" />
}

export function PauseIcon(props: IconProps) {
  return <Line {...props} d="M7 4v12M13 4v12" />
}

export function HandIcon(props: IconProps) {
  return <Line {...props} d="M6.5 10V6M9 9V4.5M11.5 9V5M14 10V7M14 10c0 4-1.5 6.5-4.5 6.5S5.5 14 4 11l2.5 1" />
}

export function CaptionsIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M3 5h14v10H3zM9 8.5c-2.5-1-3.5.3-3.5 1.5s1 2.5 3.5 1.5M14.5 8.5c-2.5-1-3.5.3-3.5 1.5s1 2.5 3.5 1.5"
    />
  )
}

export function VolumeIcon(props: IconProps) {
  return <Line {...props} d="M4 8v4h3l4 3.5v-11L7 8zM13.5 7.5a3.5 3.5 0 0 1 0 5" />
}
