import { type IconProps, Line } from './line.tsx'

// Icons of all pages but the home page, in one chunk of their own (see platform/host/chunks.ts).

export function BellIcon(props: IconProps) {
  return <Line {...props} d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 18h3M10 4V2" />
}

export function BoldIcon(props: IconProps) {
  return <Line {...props} d="M6 4h4.5a2.8 2.8 0 0 1 0 5.6H6zM6 9.6h5.2a3.1 3.1 0 0 1 0 6.2H6z" />
}

export function BookIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M10 5.5C8.5 4.3 6 4 3 4v11.5c3 0 5.5.3 7 1.5 1.5-1.2 4-1.5 7-1.5V4c-3 0-5.5.3-7 1.5zM10 5.5V17"
    />
  )
}

export function BookmarkIcon(props: IconProps) {
  return <Line {...props} d="M5.5 3.5h9v13L10 13l-4.5 3.5z" />
}

export function BuildingIcon(props: IconProps) {
  return <Line {...props} d="M4 16.5V6l6-3 6 3v10.5M2.5 16.5h15M8 16.5V12h4v4.5M8 8.5h.2M11.8 8.5h.2" />
}

export function CaptionsIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M3 5h14v10H3zM9 8.5c-2.5-1-3.5.3-3.5 1.5s1 2.5 3.5 1.5M14.5 8.5c-2.5-1-3.5.3-3.5 1.5s1 2.5 3.5 1.5"
    />
  )
}

export function CardsIcon(props: IconProps) {
  return <Line {...props} d="M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z" />
}

export function ChartIcon(props: IconProps) {
  return <Line {...props} d="M3.5 16.5h13M6 14V9M10 14V5M14 14v-3" />
}

export function CheckIcon(props: IconProps) {
  return <Line {...props} d="M4 10.5l4 4 8-9" />
}

export function ChevronLeftIcon(props: IconProps) {
  return <Line {...props} d="M12 5.5l-4.5 4.5 4.5 4.5" />
}

export function ChevronRightIcon(props: IconProps) {
  return <Line {...props} d="M8 5.5l4.5 4.5L8 14.5" />
}

export function ChevronUpIcon(props: IconProps) {
  return <Line {...props} d="M5.5 12l4.5-4.5 4.5 4.5" />
}

export function ClockIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M10 6v4.2l2.8 1.8" />
}

export function CodeIcon(props: IconProps) {
  return <Line {...props} d="M7 6l-4 4 4 4M13 6l4 4-4 4" />
}

export function CommentIcon(props: IconProps) {
  return <Line {...props} d="M3.5 4.5h13v9h-7l-3.5 3v-3h-2.5z" />
}

export function CopyIcon(props: IconProps) {
  return <Line {...props} d="M7 7V4h9v9h-3M4 7h9v9H4z" />
}

export function DeleteIcon(props: IconProps) {
  return <Line {...props} d="M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5M11.5 9v4.5" />
}

export function DemoIcon(props: IconProps) {
  return <Line {...props} d="M8 3.5h4M9 3.5V8l-4.5 8.5h11L11 8V3.5M7 12.5h6" />
}

export function EditIcon(props: IconProps) {
  return <Line {...props} d="M4 16l.7-3.3L13 4.4 15.6 7l-8.3 8.3zM11.5 6l2.5 2.5" />
}

export function ExpandIcon(props: IconProps) {
  return <Line {...props} d="M11.5 3.5h5v5M16.5 3.5l-6 6M8.5 16.5h-5v-5M3.5 16.5l6-6" />
}

export function EyeIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5zM7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0"
    />
  )
}

/** By itself: the icons of the areas travel to every visitor. */
export function FileIcon(props: IconProps) {
  return <Line {...props} d="M5 3h6.5L15 6.5V17H5zM11.5 3v3.5H15" />
}

export function FitIcon(props: IconProps) {
  return <Line {...props} d="M4 7.5V4h3.5M12.5 4H16v3.5M16 12.5V16h-3.5M7.5 16H4v-3.5" />
}

export function FoldIcon(props: IconProps) {
  return <Line {...props} d="M4 4v12M16 6l-4 4 4 4M8 10h4" />
}

export function FolderIcon(props: IconProps) {
  return <Line {...props} d="M3 5h5l1.5 2H17v9H3z" />
}

export function GripIcon(props: IconProps) {
  return <Line {...props} d="M7.5 5h.01M7.5 10h.01M7.5 15h.01M12.5 5h.01M12.5 10h.01M12.5 15h.01" />
}

export function ImageIcon(props: IconProps) {
  return <Line {...props} d="M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 3.5M11.7 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0" />
}

export function InformationIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M10 9.2v4M10 6.7v.3" />
}

export function ItalicIcon(props: IconProps) {
  return <Line {...props} d="M11.8 4H8.5M11.5 16H8.2M10.7 4 9.3 16" />
}

export function LinkIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M8.3 11.7a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-.8.8M11.7 8.3a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l.8-.8"
    />
  )
}

export function ListIcon(props: IconProps) {
  return <Line {...props} d="M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.7 5.5h.3M3.7 10h.3M3.7 14.5h.3" />
}

export function LockIcon(props: IconProps) {
  return <Line {...props} d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />
}

export function MinusIcon(props: IconProps) {
  return <Line {...props} d="M4 10h12" />
}

export function MoreIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M3.6 10a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M9.1 10a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M14.6 10a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0"
    />
  )
}

export function OrderedListIcon(props: IconProps) {
  return (
    <Line {...props} d="M8.5 5.5h8M8.5 10h8M8.5 14.5h8M3.2 4.6l1.2-.8v4M3.2 12.6c.2-.6 2-.7 2 .3 0 .9-2 1.5-2 2.6h2" />
  )
}

export function PauseIcon(props: IconProps) {
  return <Line {...props} d="M7 4v12M13 4v12" />
}

export function PeopleIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M4.7 7.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M2.5 16c.4-2.7 2.3-4 5-4s4.6 1.3 5 4M12.5 4.9a2.8 2.8 0 0 1 0 5.2M14.3 12.3c1.8.5 2.9 1.7 3.2 3.7"
    />
  )
}

export function PersonIcon(props: IconProps) {
  return (
    <Line {...props} d="M6.8 7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M3.8 16.5c.6-3 3-4.5 6.2-4.5s5.6 1.5 6.2 4.5" />
  )
}

export function PlusIcon(props: IconProps) {
  return <Line {...props} d="M10 4v12M4 10h12" />
}

export function QrCodeIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M4 4h4.5v4.5H4zM11.5 4H16v4.5h-4.5zM4 11.5h4.5V16H4zM11.5 11.5h2v2h-2zM16 11.5v2M13.5 16H16v-1"
    />
  )
}

export function QuoteIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M4 13.5c2-.8 3-2.3 3-4.5H4V5.5h4V9c0 3-1.2 5-4 6M11.5 13.5c2-.8 3-2.3 3-4.5h-3V5.5h4V9c0 3-1.2 5-4 6"
    />
  )
}

export function RowsIcon(props: IconProps) {
  return <Line {...props} d="M3.5 5h13M3.5 10h13M3.5 15h13" />
}

export function SettingsIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M7.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M10 3v2M10 15v2M3 10h2M15 10h2M5 5l1.5 1.5M13.5 13.5 15 15M15 5l-1.5 1.5M6.5 13.5 5 15"
    />
  )
}

export function ShareIcon(props: IconProps) {
  return <Line {...props} d="M10 12V3.5M6.8 6.2 10 3l3.2 3.2M6 9H4.5v7.5h11V9H14" />
}

export function ShieldIcon(props: IconProps) {
  return <Line {...props} d="M10 3 16 5v5c0 3.5-2.5 6-6 7.2C6.5 16 4 13.5 4 10V5z" />
}

export function SignOutIcon(props: IconProps) {
  return <Line {...props} d="M8 4H4v12h4M8.5 10H17M13.5 6.5 17 10l-3.5 3.5" />
}

export function SortIcon(props: IconProps) {
  return <Line {...props} d="M6.5 16V4M3.5 7l3-3 3 3M13.5 4v12M10.5 13l3 3 3-3" />
}

export function TableIcon(props: IconProps) {
  return <Line {...props} d="M3 4.5h14v11H3zM3 8.2h14M3 11.8h14M10 4.5v11" />
}

export function TaskListIcon(props: IconProps) {
  return <Line {...props} d="M9.5 6h7.5M9.5 14h7.5M3 5.8l1.4 1.5L7 4.5M3 13.8l1.4 1.5L7 12.5" />
}

export function UploadIcon(props: IconProps) {
  return <Line {...props} d="M10 13V3.5M6 7l4-4 4 4M3.5 16.5h13" />
}

export function VideoIcon(props: IconProps) {
  return <Line {...props} d="M3 4.5h14v11H3zM8.3 7.5v5l4-2.5z" />
}

export function VolumeIcon(props: IconProps) {
  return <Line {...props} d="M4 8v4h3l4 3.5v-11L7 8zM13.5 7.5a3.5 3.5 0 0 1 0 5" />
}

export function WarningIcon(props: IconProps) {
  return <Line {...props} d="M10 3.5 17.5 16h-15zM10 8.3v3.5M10 13.7v.3" />
}
