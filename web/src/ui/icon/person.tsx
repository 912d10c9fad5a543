import { type IconProps, Line } from './line.tsx'

// The person, their language and their settings.

export function PersonIcon(props: IconProps) {
  return (
    <Line {...props} d="M6.8 7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M3.8 16.5c.6-3 3-4.5 6.2-4.5s5.6 1.5 6.2 4.5" />
  )
}

export function PeopleIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M4.7 7.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M2.5 16c.4-2.7 2.3-4 5-4s4.6 1.3 5 4M12.5 4.9a2.8 2.8 0 0 1 0 5.2M14.3 12.3c1.8.5 2.9 1.7 3.2 3.7"
    />
  )
}

export function GlobeIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M3.5 10h13M10 3.5c2 1.9 2.8 4 2.8 6.5s-.8 4.6-2.8 6.5c-2-1.9-2.8-4-2.8-6.5S8 5.4 10 3.5z"
    />
  )
}

export function MoonIcon(props: IconProps) {
  return <Line {...props} d="M15.8 12.2A6.5 6.5 0 0 1 7.8 4.2a6.5 6.5 0 1 0 8 8z" />
}

export function SunIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M7 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7 6 6M14 14l1.3 1.3M15.3 4.7 14 6M6 14l-1.3 1.3"
    />
  )
}

export function MailIcon(props: IconProps) {
  return <Line {...props} d="M3 5h14v10.5H3zM3 6l7 5 7-5" />
}

export function QrCodeIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M4 4h4.5v4.5H4zM11.5 4H16v4.5h-4.5zM4 11.5h4.5V16H4zM11.5 11.5h2v2h-2zM16 11.5v2M13.5 16H16v-1"
    />
  )
}

export function TagIcon(props: IconProps) {
  return <Line {...props} d="M3.5 9.5v-6h6l7 7-6 6zM5.9 6.8a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0" />
}

export function CalendarIcon(props: IconProps) {
  return <Line {...props} d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5" />
}
