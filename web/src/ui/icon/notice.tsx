import { type IconProps, Line } from './line.tsx'

// States and notices.

export function InformationIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M10 9.2v4M10 6.7v.3" />
}

export function SuccessIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M7 10.3l2.1 2.1L13 8" />
}

export function WarningIcon(props: IconProps) {
  return <Line {...props} d="M10 3.5 17.5 16h-15zM10 8.3v3.5M10 13.7v.3" />
}

export function FailedIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M7.7 7.7l4.6 4.6M12.3 7.7l-4.6 4.6" />
}

export function ClockIcon(props: IconProps) {
  return <Line {...props} d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M10 6v4.2l2.8 1.8" />
}

export function EyeIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5zM7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0"
    />
  )
}

export function LockIcon(props: IconProps) {
  return <Line {...props} d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />
}

export function ShieldIcon(props: IconProps) {
  return <Line {...props} d="M10 3 16 5v5c0 3.5-2.5 6-6 7.2C6.5 16 4 13.5 4 10V5z" />
}

export function FlagIcon(props: IconProps) {
  return <Line {...props} d="M5 17V3.5h9.5L12.5 7l2 3.5H5" />
}
