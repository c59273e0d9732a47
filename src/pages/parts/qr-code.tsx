import { encode } from 'uqr'

/** The width in modules of the blank border that scanners need (ISO/IEC 18004). */
const BORDER = 4

/** Also black on white in the dark scheme, because most phones cannot read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'L', border: BORDER })
  // Each row is one line with gaps. A square for each module would need four times as many bytes.
  const rows = data.map((row, y) => `M0 ${y}${rowOf(row)}`).join('')
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={rows} transform="translate(0 .5)" stroke="#000" />
    </svg>
  )
}

function rowOf(modules: boolean[]): string {
  const runs = modules.map(Number).join('')
  return runs.replace(/1+|0+/g, (run) =>
    run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`,
  )
}
