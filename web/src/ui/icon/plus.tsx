import { type IconProps, Line } from './line.tsx'

export function PlusIcon(props: IconProps) {
  return <Line {...props} d="M10 4v12M4 10h12" />
}
