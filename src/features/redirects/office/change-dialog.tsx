import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useChanges } from '../../../office/draft/use-changes.ts'
import { DialogButtons } from '../../../office/form/dialog-buttons.tsx'
import { useFields } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { byLabel, RecordProblem } from '../../../office/form/record-problem.tsx'
import { useRecordForm } from '../../../office/form/use-record-form.ts'
import { useReturnedFocus } from '../../../office/form/use-returned-focus.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { decodeAddress } from '../old-path.ts'
import type { RedirectRecord } from '../schema.ts'
import { AddressFields, type Addresses } from './address-fields.tsx'
import { withoutOwnOrigin } from './own-origin.ts'
import { redirectWords } from './words.ts'

/** Corrects an old address, or the page that it leads to. */
export function ChangeDialog({
  redirect,
  onSaved,
  onClose,
}: {
  redirect: RedirectRecord
  onSaved: () => void
  onClose: () => void
}) {
  const words = useScreenWords(redirectWords)
  useReturnedFocus()
  const [record, setRecord] = useState<RedirectRecord | null>(redirect)
  const draft = useChanges<Addresses>()
  const form = useRecordForm<Addresses, RedirectRecord>(draft, {
    record,
    setRecord,
    valuesOf: (one) => ({ path: one?.path ?? '', target: decodeAddress(one?.target ?? '') }),
    send: async ({ path, target }, over) => {
      requireFilled({ path, target })
      // A part of an address that is decoded cannot always be encoded again.
      const isSame = over !== null && target === decodeAddress(over.target)
      const body = { path, target: isSame ? over.target : withoutOwnOrigin(target) }
      if (!over) return postOnce<RedirectRecord>({ path: '/redirects', body })
      const query = new URLSearchParams({ path: over.path })
      const { version } = over
      return callApi({ method: 'PUT', path: `/redirects?${query}`, body, version })
    },
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  const { sending } = form
  const field = useFields(form, words.fields, { idPrefix: 'change', autoComplete: 'off' })
  return (
    <Modal opened onClose={onClose} title={words.change} size="lg" centered>
      <RecordProblem
        form={form}
        describe={(values) => byLabel({ ...values }, words.fields)}
        labels={words.fields}
        idPrefix="change"
      />
      <Form sending={sending} onSubmit={() => void form.save()}>
        <AddressFields field={field} />
        <DialogButtons isSending={sending.isSending} onClose={onClose} />
      </Form>
    </Modal>
  )
}
