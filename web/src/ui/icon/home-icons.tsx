import { type IconProps, Line } from './line.tsx'

// Icons of the header, the footer and the home page. Every visitor downloads this file, so icons that other pages need
// belong in icons.tsx.

export function AppIcon(props: IconProps) {
  return <Line {...props} d="M4 4h5v5H4zM11 11h5v5h-5zM4 11h5v5H4zM10.9 6.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0" />
}

export function ArrowIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10h13M12 5.5l4.5 4.5-4.5 4.5" />
}

export function BoxIcon(props: IconProps) {
  return <Line {...props} d="M10 2.8 16.5 6v8L10 17.2 3.5 14V6zM3.5 6 10 9.3 16.5 6M10 9.3v7.9" />
}

export function ChevronDownIcon(props: IconProps) {
  return <Line {...props} d="M5.5 8l4.5 4.5L14.5 8" />
}

export function CloseIcon(props: IconProps) {
  return <Line {...props} d="M5 5l10 10M15 5 5 15" />
}

export function DesktopIcon(props: IconProps) {
  return <Line {...props} d="M3 4h14v9H3zM7 16.5h6M10 13v3.5" />
}

export function DownloadIcon(props: IconProps) {
  return <Line {...props} d="M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13" />
}

export function ExternalIcon(props: IconProps) {
  return <Line {...props} d="M8 5H4.5v10.5H15V12M11.5 4.5h4v4M15.5 4.5 9.5 10.5" />
}

export function FailedIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M7.7 7.7l4.6 4.6M12.3 7.7l-4.6 4.6" />
}

export function GlobeIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M3.5 10h13M10 3.5c2 1.9 2.8 4 2.8 6.5s-.8 4.6-2.8 6.5c-2-1.9-2.8-4-2.8-6.5S8 5.4 10 3.5z"
    />
  )
}

export function MenuIcon(props: IconProps) {
  return <Line {...props} d="M3 6h14M3 10h14M3 14h14" />
}

export function MoonIcon(props: IconProps) {
  return <Line {...props} d="M15.8 12.2A6.5 6.5 0 0 1 7.8 4.2a6.5 6.5 0 1 0 8 8z" />
}

export function PhoneIcon(props: IconProps) {
  return <Line {...props} d="M6 2.5h8v15H6zM9 15h2" />
}

export function PlayIcon(props: IconProps) {
  return <Line {...props} d="M6.5 4v12l9.5-6z" />
}

export function RefreshIcon(props: IconProps) {
  return <Line {...props} d="M16 10a6 6 0 1 1-1.8-4.3M16 3.5V7h-3.5" />
}

export function SearchIcon(props: IconProps) {
  return <Line {...props} d="M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M13.2 13.2l4 4" />
}

export function ServerIcon(props: IconProps) {
  return <Line {...props} d="M3.5 4h13v5h-13zM3.5 11h13v5h-13zM6.5 6.5h.2M6.5 13.5h.2" />
}

export function SuccessIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M7 10.3l2.1 2.1L13 8" />
}

export function SunIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M7 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7 6 6M14 14l1.3 1.3M15.3 4.7 14 6M6 14l-1.3 1.3"
    />
  )
}
