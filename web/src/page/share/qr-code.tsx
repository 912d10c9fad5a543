import { encode } from 'uqr'

/** An address for the camera of a phone: dark on light in either theme, with the quiet border that readers look for. */
export function QrCode({ text, name, className }: { text: string; name: string; className: string | undefined }) {
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))

  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={squares.join('')} />
    </svg>
  )
}
