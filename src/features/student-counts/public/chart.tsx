import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { SHIFTS, type Shift } from '../../../words/classes.ts'
import type { ClassGroup } from '../sums.ts'

const ROW_HEIGHT = 56

/**
 * Stacked bars by class. Without a viewBox, x and width are percentages and text is in pixels, so that
 * text is sharp on every screen.
 */
export function CountsChart({ groups }: { groups: ClassGroup<unknown>[] }) {
  const { language, words } = usePage()
  const { chart, chartLabel, shifts, classes } = words.studentCount
  const max = Math.max(1, ...groups.map(({ total }) => total))
  const percent = (value: number) => `${((value / max) * 100).toFixed(2)}%`
  const number = (value: number) => formatNumber(value, language)
  return (
    <figure className="card chart">
      <figcaption>
        <h2>{chart}</h2>
        <ul className="key">
          {SHIFTS.map((shift) => (
            <li key={shift}>
              <svg width="20" height="20" aria-hidden="true">
                <Bar shift={shift} x="0" y={0} width="20" height={20} />
              </svg>
              {shifts[shift]}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg role="img" aria-label={chartLabel} width="100%" height={groups.length * ROW_HEIGHT}>
        <defs>
          <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse">
            <rect className="b2" width="6" height="6" />
            <path className="b2h" d="M-1 7 7-1M-1 1 1-1M5 7 7 5" />
          </pattern>
        </defs>
        {groups.map(({ className, total, perShift }, index) => {
          const top = index * ROW_HEIGHT
          return (
            <g key={className}>
              <text x="0" y={top + 18}>
                {classes[className]}
              </text>{' '}
              <text className="t" x="100%" y={top + 18} textAnchor="end">
                {number(total)}
              </text>{' '}
              {SHIFTS.map((shift) => {
                const x = shift === 'Morning' ? '0' : percent(perShift.Morning)
                const value = perShift[shift]
                if (value === 0) return null
                return (
                  <g key={shift}>
                    <Bar shift={shift} x={x} y={top + 25} width={percent(value)} height={22} />
                    {value / max > 0.08 && (
                      <text
                        className={shift === 'Morning' ? 'b1t' : 'b2t'}
                        // Draws the outline behind the fill. An attribute, because the Nu validator
                        // does not know the CSS property.
                        paintOrder="stroke"
                        dx="8"
                        x={x}
                        y={top + 41}
                      >
                        {number(value)}
                      </text>
                    )}{' '}
                  </g>
                )
              })}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

/** The shifts differ by pattern and by colour. */
function Bar({
  shift,
  ...box
}: {
  shift: Shift
  x: string
  y: number
  width: string
  height: number
}) {
  return shift === 'Morning' ? (
    <rect className="b1" {...box} />
  ) : (
    <rect className="b2l" fill="url(#hatch)" {...box} />
  )
}
