export interface Choice {
  label: string
  href: string
  isChosen: boolean
}

/** Links that narrow a list, on one line with their label. Its page sends `choices.css`. */
export function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="kinds no-print">
        <li>{label}</li>
        {choices.map(({ label: name, href, isChosen }) => (
          <li key={name}>
            <a href={href} aria-current={isChosen ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
