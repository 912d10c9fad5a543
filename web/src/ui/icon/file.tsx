import { type IconProps, Line } from './line.tsx'

/** By itself: the icons of the areas travel to every visitor. */
export function FileIcon(props: IconProps) {
  return <Line {...props} d="M5 3h6.5L15 6.5V17H5zM11.5 3v3.5H15" />
}
