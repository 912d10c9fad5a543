import { type IconProps, Line } from './line.tsx'

// Areas of the product and what they hold.

export function BookIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M10 5.5C8.5 4.3 6 4 3 4v11.5c3 0 5.5.3 7 1.5 1.5-1.2 4-1.5 7-1.5V4c-3 0-5.5.3-7 1.5zM10 5.5V17"
    />
  )
}

export function BuildingIcon(props: IconProps) {
  return <Line {...props} d="M4 16.5V6l6-3 6 3v10.5M2.5 16.5h15M8 16.5V12h4v4.5M8 8.5h.2M11.8 8.5h.2" />
}

export function VideoIcon(props: IconProps) {
  return <Line {...props} d="M3 4.5h14v11H3zM8.3 7.5v5l4-2.5z" />
}

export function BoxIcon(props: IconProps) {
  return <Line {...props} d="M10 2.8 16.5 6v8L10 17.2 3.5 14V6zM3.5 6 10 9.3 16.5 6M10 9.3v7.9" />
}

export function AppIcon(props: IconProps) {
  return <Line {...props} d="M4 4h5v5H4zM11 11h5v5h-5zM4 11h5v5H4zM10.9 6.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0" />
}

export function FolderIcon(props: IconProps) {
  return <Line {...props} d="M3 5h5l1.5 2H17v9H3z" />
}

export function ServerIcon(props: IconProps) {
  return <Line {...props} d="M3.5 4h13v5h-13zM3.5 11h13v5h-13zM6.5 6.5h.2M6.5 13.5h.2" />
}

export function DesktopIcon(props: IconProps) {
  return <Line {...props} d="M3 4h14v9H3zM7 16.5h6M10 13v3.5" />
}

export function PhoneIcon(props: IconProps) {
  return <Line {...props} d="M6 2.5h8v15H6zM9 15h2" />
}

export function CommentIcon(props: IconProps) {
  return <Line {...props} d="M3.5 4.5h13v9h-7l-3.5 3v-3h-2.5z" />
}

export function SettingsIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M7.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M10 3v2M10 15v2M3 10h2M15 10h2M5 5l1.5 1.5M13.5 13.5 15 15M15 5l-1.5 1.5M6.5 13.5 5 15"
    />
  )
}

export function ChartIcon(props: IconProps) {
  return <Line {...props} d="M3.5 16.5h13M6 14V9M10 14V5M14 14v-3" />
}

export function DemoIcon(props: IconProps) {
  return <Line {...props} d="M8 3.5h4M9 3.5V8l-4.5 8.5h11L11 8V3.5M7 12.5h6" />
}
