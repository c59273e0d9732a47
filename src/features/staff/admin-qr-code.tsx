import { encode } from 'uqr'

/** Fields without ink that a camera wants around the picture (ISO/IEC 18004). */
const BORDER = 4

/** Black on white in the dark as well: most phones read no other. */
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
