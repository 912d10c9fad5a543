import { type IconProps, Line } from './line.tsx'

export function SettingsIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M7.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M10 3v2M10 15v2M3 10h2M15 10h2M5 5l1.5 1.5M13.5 13.5 15 15M15 5l-1.5 1.5M6.5 13.5 5 15"
    />
  )
}
