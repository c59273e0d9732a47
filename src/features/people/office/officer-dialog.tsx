import { Button, Group, Modal, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { DraftNote, useDiscard } from '../../../office/draft-note.tsx'
import { UploadProgress } from '../../../office/file-field.tsx'
import { Form } from '../../../office/form.tsx'
import { byLabel, RecordProblem } from '../../../office/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { consentWords } from './consent-words.ts'
import { OfficerFields } from './officer-fields.tsx'
import { type OfficerDraft, type OfficerValues, useOfficerForm } from './officer-form.ts'
import type { OfficerRecord } from '../schema.ts'
import { officerWords } from './words.ts'

/**
 * The form of a new or existing person. Typed values stay in the draft until they are sent or
 * discarded.
 */
export function OfficerDialog({ draft }: { draft: Draft<OfficerDraft> }) {
  const words = useScreenWords(officerWords)
  const isPhone = useMediaQuery('(max-width: 48em)')
  const [isLeaving, setIsLeaving] = useState(false)
  const { person } = draft.values
  const discard = useDiscard()
  return (
    <>
      <Modal
        opened={person !== null}
        onClose={() => (draft.isDirty ? setIsLeaving(true) : draft.reset())}
        title={person === 'new' ? words.addTitle : words.edit}
        closeOnClickOutside={false}
        fullScreen={isPhone ?? false}
        size="lg"
      >
        {person && <OfficerForm draft={draft} person={person} />}
      </Modal>
      {isLeaving && (
        <DiscardDialog
          onBack={() => setIsLeaving(false)}
          onDiscard={() => {
            setIsLeaving(false)
            // This closes the form and its messages too.
            discard(draft, () => {})
          }}
        />
      )}
    </>
  )
}

function OfficerForm({
  draft,
  person,
}: {
  draft: Draft<OfficerDraft>
  person: OfficerRecord | 'new'
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(officerWords)
  const consent = useScreenWords(consentWords)
  const labels = {
    ...words.fields,
    phoneOf: consent.whose,
    phoneConsentOn: consent.consentOn,
    photoConsentOn: consent.photoConsentOn,
  }
  const form = useOfficerForm(draft, person)
  const { sending } = form
  const photoIn = (photo: OfficerValues['photo']) => {
    if (photo instanceof File) return photo.name
    return photo ? words.hasPhoto : staffWords.common.none
  }
  const describe = (values: OfficerValues) => {
    const { photo, forget: _, phoneOf, ...rest } = values
    const texts = {
      ...rest,
      category: words.categories[rest.category],
      phoneOf: phoneOf && consent.owners[phoneOf],
    }
    return { ...byLabel(texts, labels), [staffWords.file.photo]: photoIn(photo) }
  }
  return (
    <Form withRequiredNote sending={sending} onSubmit={() => void form.save()}>
      <RecordProblem
        form={form}
        describe={describe}
        labels={{ ...labels, file: staffWords.file.photo }}
      />
      <OfficerFields form={form} person={person} />
      <UploadProgress sending={sending} />
      <Group>
        <Button type="submit" loading={sending.isSending}>
          {person === 'new' ? words.submit : staffWords.common.update}
        </Button>
        <DraftNote draft={draft} sending={sending} />
      </Group>
    </Form>
  )
}

function DiscardDialog({ onBack, onDiscard }: { onBack: () => void; onDiscard: () => void }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(officerWords)
  return (
    <Modal
      opened
      onClose={onBack}
      title={staffWords.common.leaveTitle}
      closeButtonProps={{ 'aria-label': words.back }}
      zIndex={300}
      centered
    >
      <Text>{words.unsent}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="outline" color="red" onClick={onDiscard}>
          {staffWords.common.discardDraft}
        </Button>
        <Button onClick={onBack} data-autofocus>
          {words.back}
        </Button>
      </Group>
    </Modal>
  )
}
