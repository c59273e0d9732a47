import { Modal, Text } from '@mantine/core'
import { DialogButtons } from '../../../office/form/dialog-buttons.tsx'
import { useShortForm } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { useReturnedFocus } from '../../../office/form/use-returned-focus.ts'
import { CurrentPassword } from './current-password.tsx'
import { accountWords } from './words.ts'

/** The member of a call that shows that the account's owner makes it. */
interface Proof {
  currentPassword: string
}

const NO_POINTS: readonly string[] = []

/** Asks for the current password. It stays open and shows the reason if `onConfirm` fails. */
export function ProofDialog({
  title,
  lead,
  points = NO_POINTS,
  subject,
  action,
  isDangerous = false,
  onConfirm,
  onClose,
}: {
  title: string
  lead: string
  /** The consequences, one on each line. */
  points?: readonly string[]
  /** The title of the record, or the name of the account, that changes. */
  subject?: string | undefined
  action: string
  isDangerous?: boolean
  onConfirm: (proof: Proof) => Promise<void>
  onClose: () => void
}) {
  const words = useScreenWords(accountWords)
  useReturnedFocus()
  const { values, sending, field, problem } = useShortForm(
    { currentPassword: '' },
    { currentPassword: words.yourPassword },
    { idPrefix: 'proof' },
  )
  const confirm = () =>
    sending.run(async () => {
      requireFilled(values)
      await onConfirm(values)
      onClose()
    })
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <FormProblem {...problem} />
      <Text>{lead}</Text>
      {points.length > 0 && (
        <ul className="points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {subject && (
        <Text fw={700} lang="bn" my="sm">
          {subject}
        </Text>
      )}
      <Form sending={sending} onSubmit={() => void confirm()}>
        <CurrentPassword {...field('currentPassword')} data-autofocus />
        <DialogButtons
          isSending={sending.isSending}
          onClose={onClose}
          submit={action}
          isDangerous={isDangerous}
        />
      </Form>
    </Modal>
  )
}
