import { type IconProps, Line } from './line.tsx'

// What a person does with a thing.

export function DownloadIcon(props: IconProps) {
  return <Line {...props} d="M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13" />
}

export function UploadIcon(props: IconProps) {
  return <Line {...props} d="M10 13V3.5M6 7l4-4 4 4M3.5 16.5h13" />
}

export function BookmarkIcon(props: IconProps) {
  return <Line {...props} d="M5.5 3.5h9v13L10 13l-4.5 3.5z" />
}

export function ShareIcon(props: IconProps) {
  return <Line {...props} d="M10 12V3.5M6.8 6.2 10 3l3.2 3.2M6 9H4.5v7.5h11V9H14" />
}

export function FilterIcon(props: IconProps) {
  return <Line {...props} d="M3 5h14M5.5 10h9M8 15h4" />
}

export function SortIcon(props: IconProps) {
  return <Line {...props} d="M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3" />
}

export function CopyIcon(props: IconProps) {
  return <Line {...props} d="M7 7V4h9v9h-3M4 7h9v9H4z" />
}

export function LinkIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M8.3 11.7a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-.8.8M11.7 8.3a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l.8-.8"
    />
  )
}

export function EditIcon(props: IconProps) {
  return <Line {...props} d="M4 16l.7-3.3L13 4.4 15.6 7l-8.3 8.3zM11.5 6l2.5 2.5" />
}

export function DeleteIcon(props: IconProps) {
  return <Line {...props} d="M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5M11.5 9v4.5" />
}

export function RefreshIcon(props: IconProps) {
  return <Line {...props} d="M16 10a6 6 0 1 1-1.8-4.3M16 3.5V7h-3.5" />
}

export function SignOutIcon(props: IconProps) {
  return <Line {...props} d="M8 4H4v12h4M8.5 10H17M13.5 6.5 17 10l-3.5 3.5" />
}
