import { Button, Group, Modal, Table, Text } from '@mantine/core'
import { useStaff } from './staff-context.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

/**
 * Two clerks changed the same record: the second one sees both versions and chooses. Only fields
 * that differ are shown.
 */
export function ConflictDialog({
  fields,
  onKeepTheirs,
  onKeepMine,
}: {
  fields: { label: string; theirs: string; mine: string }[]
  onKeepTheirs: () => void
  onKeepMine: () => void
}) {
  const { words } = useStaff()
  useReturnedFocus()
  const { title, lead, field, theirs, yours, keepTheirs, keepYours } = words.conflict
  const differing = fields.filter((one) => one.theirs !== one.mine)
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
          {differing.map((one) => (
            <Table.Tr key={one.label}>
              <Table.Th scope="row">{one.label}</Table.Th>
              <Table.Td lang="bn">{one.theirs}</Table.Td>
              <Table.Td lang="bn">{one.mine}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group mt="md">
        <Button variant="default" onClick={onKeepTheirs} data-autofocus>
          {keepTheirs}
        </Button>
        <Button onClick={onKeepMine}>{keepYours}</Button>
      </Group>
    </Modal>
  )
}
