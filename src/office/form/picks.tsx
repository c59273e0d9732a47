import type { ReactNode } from 'react'

/** A choice between few values, each a button. `children` are fields for the chosen value. */
export function Picks<T extends string>({
  name,
  label,
  values,
  labels,
  value,
  onPick,
  className,
  look = 'picks',
  isLabelHidden = false,
  fullLabels,
  error,
  children,
}: {
  name: string
  label: string
  values: readonly T[]
  labels: Record<T, ReactNode>
  /** Empty if nothing is chosen yet. */
  value: T | ''
  onPick: (value: T) => void
  className?: string
  /** The class of the buttons. */
  look?: string
  isLabelHidden?: boolean
  /** What screen readers say in place of short labels. */
  fullLabels?: Record<T, string>
  error?: string | undefined
  children?: ReactNode
}) {
  return (
    <fieldset className={className ? `picks-field ${className}` : 'picks-field'}>
      <legend className={isLabelHidden ? 'vh' : 'field-label'}>{label}</legend>
      <div className={look}>
        {values.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              className="vh"
              aria-label={fullLabels?.[choice]}
              aria-describedby={error && `${name}-problem`}
              checked={choice === value}
              onChange={() => onPick(choice)}
            />
            <span>{labels[choice]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-problem`} className="field-problem">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
