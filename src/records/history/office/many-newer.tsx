import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { Picks } from '../../../office/form/picks.tsx'
import { DifferenceTable } from '../../../office/form/record-problem.tsx'
import { useReturnedFocus } from '../../../office/form/use-returned-focus.ts'
import { useParts } from '../../../office/list/parts.tsx'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { fieldLabels } from '../../../office-features.ts'
import { formatNumber } from '../../../words/format.ts'
import type { ManyNewerAnswer, NewerRecord } from '../change-many.ts'
import { type Fields, findDifference } from '../difference.ts'
import type { ManyRecord } from '../many-records.ts'
import type { HistoryRecord } from '../schema.ts'
import { useValueText } from './value-text.ts'
import { historyWords } from './words.ts'

/** A record that is set back although it was changed again, with the version that the clerk saw. */
export type SeenRecord = Pick<NewerRecord, '_id' | 'version'>

/**
 * Shows the records of one entry that were changed again, each with what it says now and what would
 * come back. The clerk chooses for each of them, or for all. At first all stay as they are.
 */
export function ManyNewer({
  entry: { before, after },
  answer: { records: newer, others },
  onClose,
  onSetBack,
}: {
  entry: HistoryRecord
  answer: ManyNewerAnswer
  onClose: () => void
  onSetBack: (over: SeenRecord[]) => void
}) {
  const { words: staffWords, language } = useStaff()
  const { manyNewer: own } = useScreenWords(historyWords)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  useReturnedFocus()
  const { shown, more } = useParts(newer)
  const number = (count: number) => formatNumber(count, language)
  const [earlier, later] = [before, after].map((fields) => fields!['records'] as ManyRecord[])
  const count = others + chosen.size
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const all = new Set(newer.map(({ _id }) => _id))
  return (
    <Modal opened onClose={onClose} title={own.title(number(newer.length))} size="lg">
      <Text mb="sm">{own.lead(number(later!.length))}</Text>
      {newer.length > 1 && (
        <Group mb="md">
          <Button variant="default" onClick={() => setChosen(new Set())}>
            {own.keepAll}
          </Button>
          <Button variant="default" onClick={() => setChosen(all)}>
            {own.setAllBack}
          </Button>
        </Group>
      )}
      {shown.map((record) => {
        const index = later!.findIndex(({ _id }) => _id === record._id)
        return (
          <Choice
            key={record._id}
            record={record}
            title={later![index]!.title || staffWords.kinds[record.kind]}
            earlier={earlier![index]!.fields}
            later={later![index]!.fields}
            isChosen={chosen.has(record._id)}
            onChoose={(isChosen) => choose(record._id, isChosen)}
          />
        )
      })}
      {more}
      <Group mt="xl">
        <Button variant="default" onClick={onClose} data-autofocus>
          {staffWords.common.cancel}
        </Button>
        <Button
          disabled={count === 0}
          onClick={() =>
            onSetBack(
              newer
                .filter(({ _id }) => chosen.has(_id))
                .map(({ _id, version }) => ({ _id, version })),
            )
          }
        >
          {own.go(number(count))}
        </Button>
      </Group>
    </Modal>
  )
}

/** One record: what it says now, what would come back, and the choice between them. */
function Choice({
  record: { kind, _id, fields: current },
  title,
  earlier,
  later,
  isChosen,
  onChoose,
}: {
  record: NewerRecord
  title: string
  /** Null for a record that the entry made: setting it back deletes it. */
  earlier: Fields | null
  later: Fields | null
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const { words: staffWords, language } = useStaff()
  const { newer: words, manyNewer: own } = useScreenWords(historyWords)
  const textOf = useValueText()
  const { field, theirs } = staffWords.conflict
  const compared = earlier ?? findDifference(later ?? {}, current).before
  const fields = Object.entries(fieldLabels(language)[kind])
    .filter(([name]) => name in compared)
    .map(([name, label]) => ({
      label,
      theirs: textOf(name, current[name]),
      mine: earlier === null ? own.removed : textOf(name, earlier[name]),
    }))
  return (
    <div role="group" aria-label={title} className="newer">
      <h3 lang="bn">{title}</h3>
      <DifferenceTable fields={fields} words={{ field, theirs, yours: words.yours }} />
      <Picks
        name={`newer-${_id}`}
        label={own.choose}
        isLabelHidden
        values={['keep', 'setBack']}
        labels={{
          keep: staffWords.conflict.keepTheirs,
          setBack: earlier === null ? own.remove : own.setBack,
        }}
        value={isChosen ? 'setBack' : 'keep'}
        onPick={(value) => onChoose(value === 'setBack')}
      />
    </div>
  )
}
