import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type ClipboardEvent, useState } from 'react'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { findTable, rowsOf } from '@pathshala/tables/copied-html'
import { useReturnedFocus } from '../../../../office/form/use-returned-focus.ts'
import { useUnsent } from '../../../../office/draft/unsent.ts'
import { formatNumber } from '../../../../words/format.ts'
import { writeWords } from './words.ts'
import { type Rows, trimRows } from './markdown-table.ts'

interface Size {
  columns: number
  rows: number
}

const NEW_TABLE: Size = { columns: 3, rows: 3 }
const MOST: Size = { columns: 10, rows: 50 }

/** A table as a grid of fields, so that clerks do not have to write Markdown. */
export function TableDialog({
  rows: initial,
  onPut,
  onClose,
}: {
  /** The rows of the table to change; undefined for a new table. */
  rows: Rows | undefined
  onPut: (rows: Rows) => void
  onClose: () => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(writeWords).editor
  useReturnedFocus()
  const [cells, setCells] = useState<Rows>(initial ?? [])
  const [{ columns, rows }, setSize] = useState<Size>(initial ? sizeOf(initial) : NEW_TABLE)
  // Cells that are cut off come back if the table grows again.
  const shown = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_cell, x) => cells[y]?.[x] ?? ''),
  )
  const filled = trimRows(shown)
  useUnsent(JSON.stringify(filled) !== JSON.stringify(trimRows(initial ?? [])), 'form')

  const fill = (y: number, x: number, block: Rows) => {
    setCells((old) => withBlock(old, y, x, block))
    const { columns: wide, rows: high } = sizeOf(block)
    setSize({ columns: Math.max(columns, x + wide), rows: Math.max(rows, y + high) })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={initial ? words.changeTable : words.newTable}
      closeOnClickOutside={false}
      size="xl"
      centered
    >
      <p className="s">{words.tableHint}</p>
      <Group className="table-size" gap="0.5rem 1.5rem" my="0.75rem">
        <Steps
          label={words.columns}
          value={columns}
          most={MOST.columns}
          onChange={(next) => setSize({ columns: next, rows })}
        />
        <Steps
          label={words.rows}
          value={rows}
          most={MOST.rows}
          onChange={(next) => setSize({ columns, rows: next })}
        />
      </Group>
      <Cells rows={shown} onFill={fill} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {staffWords.common.cancel}
        </Button>
        <Button disabled={filled.length === 0} onClick={() => onPut(filled)}>
          {initial ? words.changeTable : words.putTable}
        </Button>
      </Group>
    </Modal>
  )
}

function Cells({
  rows,
  onFill,
}: {
  rows: Rows
  onFill: (y: number, x: number, block: Rows) => void
}) {
  const { language } = useStaff()
  const words = useScreenWords(writeWords).editor
  const number = (index: number) => formatNumber(index + 1, language)
  const paste = (event: ClipboardEvent, y: number, x: number) => {
    const block = readRows(event.clipboardData)
    if (!block) return
    event.preventDefault()
    onFill(y, x, block)
  }
  return (
    <div className="table-cells" lang="bn">
      {rows.map((row, y) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no other identity
        <div key={y} className={y === 0 ? 'heading' : undefined}>
          {row.map((text, x) => (
            <TextInput
              // oxlint-disable-next-line react/no-array-index-key -- nor has a cell
              key={x}
              aria-label={y === 0 ? words.headingOf(number(x)) : words.cell(number(y), number(x))}
              value={text}
              onChange={({ currentTarget: { value } }) => onFill(y, x, [[value]])}
              onPaste={(event) => paste(event, y, x)}
              autoComplete="off"
              data-autofocus={y + x === 0 || undefined}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Steps({
  label,
  value,
  most,
  onChange,
}: {
  label: string
  value: number
  most: number
  onChange: (next: number) => void
}) {
  const { language } = useStaff()
  const words = useScreenWords(writeWords).editor
  return (
    <div role="group" aria-label={label}>
      <Button
        variant="default"
        aria-label={words.fewer(label)}
        disabled={value === 1}
        onClick={() => onChange(value - 1)}
      >
        −
      </Button>
      <span role="status">
        {label}: {formatNumber(value, language)}
      </span>
      <Button
        variant="default"
        aria-label={words.further(label)}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </Button>
    </div>
  )
}

/** A copied table; undefined for a single text. */
function readRows(data: DataTransfer): Rows | undefined {
  const table = findTable(data.getData('text/html'))
  const rows = table
    ? rowsOf(table, { lineEnd: ' ', stretched: 'first' })
    : data
        .getData('text/plain')
        .trimEnd()
        .split(/\r?\n/)
        .map((line) => line.split('\t'))
  const block = trimRows(rows)
  return block.flat().length > 1 ? block : undefined
}

function withBlock(rows: Rows, y: number, x: number, block: Rows): Rows {
  const next = rows.map((row) => [...row])
  block.forEach((cells, down) => {
    const row = (next[y + down] ??= [])
    cells.forEach((text, right) => {
      row[x + right] = text
    })
  })
  return Array.from(next, (row) => Array.from(row ?? [], (text) => text ?? ''))
}

function sizeOf(rows: Rows): Size {
  return { columns: Math.max(1, ...rows.map((row) => row.length)), rows: rows.length }
}
