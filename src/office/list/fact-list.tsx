import type { ReactNode } from 'react'

export type Fact = [label: string, value: ReactNode]

/** Values with their labels: beside each other, on a phone below each other. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="stack tight facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="flow">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
