import { type IconProps, Line } from './line.tsx'

// Tools of a text editor.

export function ImageIcon(props: IconProps) {
  return <Line {...props} d="M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 3.5M11.7 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0" />
}

export function BoldIcon(props: IconProps) {
  return <Line {...props} d="M6 4h4.5a2.8 2.8 0 0 1 0 5.6H6zM6 9.6h5.2a3.1 3.1 0 0 1 0 6.2H6z" />
}

export function ItalicIcon(props: IconProps) {
  return <Line {...props} d="M11.8 4H8.5M11.5 16H8.2M10.7 4 9.3 16" />
}

export function ListIcon(props: IconProps) {
  return <Line {...props} d="M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.7 5.5h.3M3.7 10h.3M3.7 14.5h.3" />
}

export function QuoteIcon(props: IconProps) {
  return (
    <Line
      {...props}
      d="M4 13.5c2-.8 3-2.3 3-4.5H4V5.5h4V9c0 3-1.2 5-4 6M11.5 13.5c2-.8 3-2.3 3-4.5h-3V5.5h4V9c0 3-1.2 5-4 6"
    />
  )
}

export function CodeIcon(props: IconProps) {
  return <Line {...props} d="M7 6l-4 4 4 4M13 6l4 4-4 4" />
}

export function OrderedListIcon(props: IconProps) {
  return (
    <Line {...props} d="M8.5 5.5h8M8.5 10h8M8.5 14.5h8M3.2 4.6l1.2-.8v4M3.2 12.6c.2-.6 2-.7 2 .3 0 .9-2 1.5-2 2.6h2" />
  )
}

export function TaskListIcon(props: IconProps) {
  return <Line {...props} d="M9.5 6h7.5M9.5 14h7.5M3 5.8l1.4 1.5L7 4.5M3 13.8l1.4 1.5L7 12.5" />
}

export function TableIcon(props: IconProps) {
  return <Line {...props} d="M3 4.5h14v11H3zM3 8.2h14M3 11.8h14M10 4.5v11" />
}
