import { type IconProps, Line } from './line.tsx'

export function BuildingIcon(props: IconProps) {
  return <Line {...props} d="M4 16.5V6l6-3 6 3v10.5M2.5 16.5h15M8 16.5V12h4v4.5M8 8.5h.2M11.8 8.5h.2" />
}
