import { Button, Group, Modal, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { DraftNote } from '../../admin/draft-note.tsx'
import { UploadProgress } from '../../admin/file-field.tsx'
import { FormProblem } from '../../admin/form-problem.tsx'
import { useScreenWords, useStaff } from '../../admin/staff-context.tsx'
import type { Draft } from '../../admin/use-draft.ts'
import { OfficerConflict } from './admin-officer-conflict.tsx'
import type { OfficerDraft } from './admin-officer-draft.ts'
import { OfficerFields } from './admin-officer-fields.tsx'
import { useSendOfficer } from './admin-officer-send.ts'
import type { OfficerRecord } from './schema.ts'
import { officerWords } from './staff-words.ts'

/** The form of a person, new or listed. What is typed stays in the draft until sent or discarded. */
export function OfficerDialog({ draft }: { draft: Draft<OfficerDraft> }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(officerWords)
  const isPhone = useMediaQuery('(max-width: 48em)')
  const [isLeaving, setIsLeaving] = useState(false)
  const { person } = draft.values
  return (
    <>
      <Modal
        opened={person !== null}
        onClose={() => (draft.isDirty ? setIsLeaving(true) : draft.reset())}
        title={person === 'new' ? words.addTitle : words.edit}
        closeButtonProps={{ 'aria-label': staffWords.common.close }}
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
            draft.reset()
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
  const { sending, send } = useSendOfficer(draft, person)
  return (
    <form
      className="form"
      // The server's own words stand at the fields, in the clerk's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(draft.values.values)
      }}
    >
      {sending.conflict && person !== 'new' ? (
        <OfficerConflict
          draft={draft}
          person={person}
          theirs={sending.conflict as OfficerRecord}
          onKeepMine={(mine, version) => void send(mine, version)}
        />
      ) : (
        <FormProblem
          error={sending.error}
          labels={{ ...words.fields, file: staffWords.file.photo }}
        />
      )}
      <OfficerFields draft={draft} person={person} sending={sending} />
      <UploadProgress sending={sending} />
      <Group>
        <Button type="submit" loading={sending.isSending}>
          {person === 'new' ? words.submit : staffWords.common.update}
        </Button>
        <DraftNote draft={draft} isSending={sending.isSending} />
      </Group>
    </form>
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
