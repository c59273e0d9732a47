import type { ReactNode, TdHTMLAttributes } from 'react'

export interface Column<Row> {
  head: ReactNode
  render: (row: Row, index: number) => ReactNode
  /** Stands before the value where CSS shows the rows as cards. */
  label?: string
  /** This column names the row. */
  isRowHead?: boolean
  isNumber?: boolean
  /** A class for the heading and for every cell of the column. */
  className?: string | undefined
  cellClass?: string
  attributes?: (row: Row) => TdHTMLAttributes<HTMLTableCellElement>
}

interface DataTableProps<Row> {
  className: string
  caption: ReactNode
  captionId?: string
  /** The caption is only for screen readers. */
  hidesCaption?: boolean
  /** Each cell is labelled with the heading of its column. All headings must then be plain text. */
  hasLabels?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The row with the sums. */
  foot?: Row
  rowClass?: (row: Row) => string | undefined
  rowId?: (row: Row, index: number) => string | undefined
}

/** A table of records, with a column for each of their values. */
export function DataTable<Row>({ columns, rows, foot, ...table }: DataTableProps<Row>) {
  const rowOf = (row: Row, index: number) => (
    <tr key={index} id={table.rowId?.(row, index)} className={table.rowClass?.(row)}>
      {columns.map((column, at) => cellOf(column, row, index, at))}
    </tr>
  )
  const cellOf = (column: Column<Row>, row: Row, index: number, at: number) => {
    const { className, ...attributes } = column.attributes?.(row) ?? {}
    const label = column.label ?? (table.hasLabels && !column.isRowHead ? column.head : undefined)
    const Tag = column.isRowHead ? 'th' : 'td'
    return (
      <Tag
        key={at}
        scope={column.isRowHead ? 'row' : undefined}
        className={classOf(column, column.cellClass, className)}
        {...attributes}
        data-l={label}
      >
        {column.render(row, index)}
      </Tag>
    )
  }
  return (
    <table className={table.className}>
      <caption className={table.hidesCaption ? 'vh' : undefined} id={table.captionId}>
        {table.caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={at} scope="col" className={classOf(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(rowOf)}</tbody>
      {foot && <tfoot>{rowOf(foot, rows.length)}</tfoot>}
    </table>
  )
}

function classOf({ isNumber, className }: Column<never>, ...own: (string | undefined)[]) {
  return [isNumber && 'n', className, ...own].filter(Boolean).join(' ') || undefined
}
