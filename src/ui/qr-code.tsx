import { encode } from 'uqr'

/** The width in modules of the blank border that scanners need (ISO/IEC 18004). */
const BORDER = 4

/** Black on white in the dark scheme too: most phones cannot read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'L', border: BORDER })
  const ink = data
    .flatMap((row, y) => row.map((isInk, x) => (isInk ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={ink} fill="#000" />
    </svg>
  )
}
