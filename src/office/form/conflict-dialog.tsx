import { Button, Group, Modal, Table, Text } from '@mantine/core'
import { confirming } from '../frame/double-tap.ts'
import { useScreenWords } from '../frame/staff-context.tsx'
import { conflictWords } from './conflict-words.ts'
import { useDifferingTexts } from './differing-text.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

/**
 * Two clerks changed the same record: the second clerk sees both versions and chooses. Only fields that
 * differ are shown. `words` replaces the words of that question.
 */
export function ConflictDialog({
  fields,
  words: own,
  onKeepTheirs,
  onKeepMine,
}: {
  fields: DifferingField[]
  words?: Partial<typeof conflictWords.bn>
  onKeepTheirs: () => void
  onKeepMine: () => void
}) {
  const words = { ...useScreenWords(conflictWords), ...own }
  const { title, lead, field, theirs, yours, keepTheirs, keepYours } = words
  useReturnedFocus()
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={title}
      size="lg"
    >
      <Text mb="md">{lead}</Text>
      <Table className="both">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{field}</Table.Th>
            <Table.Th scope="col">{theirs}</Table.Th>
            <Table.Th scope="col">{yours}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields
            .filter((row) => row.theirs !== row.mine)
            .map((row) => (
              <DifferingRow key={row.label} {...row} />
            ))}
        </Table.Tbody>
      </Table>
      <Group mt="md">
        <Button variant="default" onClick={onKeepTheirs} data-autofocus>
          {keepTheirs}
        </Button>
        <Button ref={confirming} onClick={onKeepMine}>
          {keepYours}
        </Button>
      </Group>
    </Modal>
  )
}

interface DifferingField {
  label: string
  theirs: string
  mine: string
}

function DifferingRow({ label, theirs, mine }: DifferingField) {
  const shown = useDifferingTexts(theirs, mine)
  return (
    <Table.Tr>
      <Table.Th scope="row">{label}</Table.Th>
      <Table.Td lang="bn">{shown[0]}</Table.Td>
      <Table.Td lang="bn">{shown[1]}</Table.Td>
    </Table.Tr>
  )
}
