import { type Figure, type Goal, meetsGoal, ratioOf, type Unit } from './figures.ts'

const HEADINGS = ['', 'ours', 'beside', 'ratio', 'goal', 'met', '']

/** The rows as a Markdown table, each group under its title. */
export function formatTable(groups: { title: string; figures: Figure[] }[]): string {
  const rows = groups.flatMap(({ title, figures }) => [
    [`**${title}**`, '', '', '', '', '', ''],
    ...figures.map(formatRow),
  ])
  return [HEADINGS, HEADINGS.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function formatRow(figure: Figure): string[] {
  const { what, unit, ours, beside, goal, note = '' } = figure
  const ratio = ratioOf(figure)
  const isMet = meetsGoal(figure)
  return [
    what,
    ours === undefined ? 'not measured' : formatAmount(ours, unit),
    beside ? `${beside.name} ${formatAmount(beside.value, unit)}` : '',
    ratio === undefined ? '' : formatRatio(ratio),
    goal ? formatGoal(goal) : '',
    isMet === undefined ? '' : isMet ? 'yes' : '**short**',
    note.replaceAll('|', '/'),
  ]
}

function formatGoal(goal: Goal): string {
  return 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
}

/** Three digits, so that 0.898 is not shown as 0.90. */
function formatRatio(ratio: number): string {
  return ratio < 10 ? ratio.toFixed(ratio < 1 ? 3 : 2) : ratio.toFixed(0)
}

export function formatAmount(value: number, unit: Unit): string {
  if (unit === '/s') return `${Math.round(value).toLocaleString('en')}/s`
  if (unit === 'ms') return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
  if (unit === 'none') return value.toFixed(3)
  if (value >= 1_000_000) return `${(value / 1_000_000).toFixed(0)} MB`
  return `${(value / 1000).toFixed(1)} kB`
}
