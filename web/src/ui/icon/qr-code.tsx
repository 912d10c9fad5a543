import { type IconProps, Line } from './line.tsx'

export function QrCodeIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M4 4h4.5v4.5H4zM11.5 4H16v4.5h-4.5zM4 11.5h4.5V16H4zM11.5 11.5h2v2h-2zM16 11.5v2M13.5 16H16v-1"
    />
  )
}
