import { Fragment, type SVGAttributes } from 'react'
import { formatNumber } from '../../words/format.ts'
import { usePage } from './page-context.tsx'

const ROW_HEIGHT = 56
/** Smaller shares of the width have no room for their number. */
const MIN_NUMBERED_SHARE = 0.08

/** A kind of bar: empty, dark, light, or light with a hatch. */
type Kind = 'b0' | 'b1' | 'b2' | 'hatch'

/**
 * A chart with a bar of parts in each row. Without a viewBox, x and width are percentages and text is
 * in pixels, so that text is sharp on every screen.
 */
export function StackedBars({
  title,
  label,
  parts,
  rows,
}: {
  title: string
  /** For those who do not see the picture. */
  label: string
  parts: readonly { kind: Kind; name: string }[]
  /** The values are in the order of the parts. */
  rows: readonly { name: string; total: string | null; values: number[] }[]
}) {
  const { language } = usePage()
  const max = Math.max(1, ...rows.map(({ values }) => sumOf(values)))
  const percent = (value: number) => (value === 0 ? '0' : `${((value / max) * 100).toFixed(2)}%`)
  return (
    <figure className="card chart">
      <figcaption>
        <h2>{title}</h2>
        <ul className="key">
          {parts.map(({ kind, name }) => (
            <li key={kind}>
              <svg width="20" height="20" aria-hidden="true">
                <Bar kind={kind} width="20" height={20} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg role="img" aria-label={label} width="100%" height={rows.length * ROW_HEIGHT}>
        {parts.some(({ kind }) => kind === 'hatch') && (
          <defs>
            <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse">
              <rect className="b2" width="6" height="6" />
              <path className="b2h" d="M-1 7 7-1M-1 1 1-1M5 7 7 5" />
            </pattern>
          </defs>
        )}
        {rows.map(({ name, total, values }, index) => {
          const top = index * ROW_HEIGHT
          const starts = values.map((_value, at) => sumOf(values.slice(0, at)))
          return (
            <g key={name}>
              <text x="0" y={top + 18}>
                {name}
              </text>{' '}
              {total && (
                <text className="t" x="100%" y={top + 18} textAnchor="end">
                  {total}
                </text>
              )}{' '}
              {/* Each bar begins at the left. The shorter ones cover the longer ones. */}
              {parts
                .map(({ kind }, at) => (
                  <Bar
                    key={kind}
                    kind={kind}
                    y={top + 25}
                    width={percent(starts[at]! + values[at]!)}
                    height="22"
                  />
                ))
                .filter((_bar, at) => values[at]! > 0)
                .reverse()}
              {parts.map(
                ({ kind }, at) =>
                  kind !== 'b0' &&
                  values[at]! / max > MIN_NUMBERED_SHARE && (
                    <Fragment key={kind}>
                      {' '}
                      <text
                        className={kind === 'b1' ? 'b1t' : 'b2t'}
                        // Draws the outline behind the fill. An attribute, because the Nu validator
                        // does not know the CSS property.
                        paintOrder={kind === 'b1' ? undefined : 'stroke'}
                        dx="8"
                        x={percent(starts[at]!)}
                        y={top + 41}
                      >
                        {formatNumber(values[at]!, language)}
                      </text>
                    </Fragment>
                  ),
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function Bar({ kind, ...box }: { kind: Kind } & SVGAttributes<SVGRectElement>) {
  return kind === 'hatch' ? (
    <rect className="b2l" fill="url(#hatch)" {...box} />
  ) : (
    <rect className={kind === 'b2' ? 'b2 b2l' : kind} {...box} />
  )
}
