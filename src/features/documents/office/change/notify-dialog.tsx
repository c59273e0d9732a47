import { Button, Group, Modal } from '@mantine/core'
import { callApi } from '../../../../office/api-client.ts'
import { ConfirmDialog } from '../../../../office/confirm-dialog.tsx'
import { Loaded } from '../../../../office/loaded.tsx'
import { notify } from '../../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import { formatMoment, formatNumber } from '../../../../words/format.ts'
import { usePhonesTold } from '../publish/notify-tick.tsx'
import { type DocumentDialogProps, notifyPath, useNotification } from '../use-document.ts'
import { changeWords } from './words.ts'

/** Notifies followers of a published document, after a question with the number of phones. */
export function NotifyDialog({ label, kind, document, onChanged, onClose }: DocumentDialogProps) {
  const { words: staffWords, language, timeZone } = useStaff()
  const { again: words } = useScreenWords(changeWords)
  const query = useNotification(kind, document._id)
  const phones = formatNumber(usePhonesTold(kind, document.topic), language)
  if (!query.data || query.data.state === 'waiting') {
    return (
      <Modal opened onClose={onClose} title={label} centered>
        <Loaded query={query}>{() => <p>{words.waits}</p>}</Loaded>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {staffWords.common.close}
          </Button>
        </Group>
      </Modal>
    )
  }
  const { sentAt } = query.data
  const question =
    sentAt === null
      ? words.first(phones)
      : words.question(phones, formatMoment(sentAt, language, timeZone))
  return (
    <ConfirmDialog
      title={label}
      question={question}
      subject={document.title}
      action={label}
      color="green"
      onClose={onClose}
      onConfirm={async () => {
        await callApi({ method: 'POST', path: notifyPath(kind, document._id) })
        notify(words.done)
        onChanged()
      }}
    />
  )
}
