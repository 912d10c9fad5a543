import { type IconProps, Line } from './line.tsx'

// Ways: where a thing leads, opens and closes.

export function SearchIcon(props: IconProps) {
  return <Line {...props} d="M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M13.2 13.2l4 4" />
}

export function ChevronDownIcon(props: IconProps) {
  return <Line {...props} d="M5.5 8l4.5 4.5L14.5 8" />
}

export function ChevronUpIcon(props: IconProps) {
  return <Line {...props} d="M5.5 12l4.5-4.5 4.5 4.5" />
}

export function ChevronRightIcon(props: IconProps) {
  return <Line {...props} d="M8 5.5l4.5 4.5L8 14.5" />
}

export function ChevronLeftIcon(props: IconProps) {
  return <Line {...props} d="M12 5.5l-4.5 4.5 4.5 4.5" />
}

export function ArrowIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10h13M12 5.5l4.5 4.5-4.5 4.5" />
}

export function ExternalIcon(props: IconProps) {
  return <Line {...props} d="M8 5H4.5v10.5H15V12M11.5 4.5h4v4M15.5 4.5 9.5 10.5" />
}

export function CloseIcon(props: IconProps) {
  return <Line {...props} d="M5 5l10 10M15 5 5 15" />
}

export function CheckIcon(props: IconProps) {
  return <Line {...props} d="M4 10.5l4 4 8-9" />
}

export function PlusIcon(props: IconProps) {
  return <Line {...props} d="M10 4v12M4 10h12" />
}

export function MinusIcon(props: IconProps) {
  return <Line {...props} d="M4 10h12" />
}

export function MenuIcon(props: IconProps) {
  return <Line {...props} d="M3 6h14M3 10h14M3 14h14" />
}

export function MoreIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M3.6 10a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M9.1 10a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M14.6 10a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0"
    />
  )
}
