import { type IconProps, Line } from './line.tsx'

export function PhoneIcon(props: IconProps) {
  return <Line {...props} d="M6 2.5h8v15H6zM9 15h2" />
}
