import { NativeSelect, TextInput } from '@mantine/core'
import { FileField, PHOTO_ENDINGS } from '../../../office/file-field.tsx'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import type { Sending } from '../../../office/use-sending.ts'
import { PictureImage } from '../../../ui/picture.tsx'
import { formatNumber } from '../../../words/format.ts'
import { CATEGORIES } from '../categories.ts'
import type { OfficerDraft } from './officer-draft.ts'
import type { OfficerDetails, OfficerRecord } from '../schema.ts'
import { officerWords } from './words.ts'

interface FormProps {
  draft: Draft<OfficerDraft>
  person: OfficerRecord | 'new'
  sending: Sending
}

export function OfficerFields({ draft, person, sending }: FormProps) {
  const words = useScreenWords(officerWords)
  const problemOf = useFieldProblem(sending.error)
  const { values } = draft.values
  const change = (patch: Partial<OfficerDetails>) =>
    draft.change({ values: { ...values, ...patch } })
  const line = (field: Exclude<keyof OfficerDetails, 'category'>) => ({
    id: `field-${field}`,
    name: field,
    label: words.fields[field],
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [field]: event.currentTarget.value }),
    error: problemOf(field),
    lang: 'bn',
  })
  const { hints } = words
  return (
    <>
      <TextInput {...line('name')} required data-autofocus />
      <TextInput {...line('designation')} description={hints.designation} required />
      <NativeSelect
        id="field-category"
        name="category"
        label={words.fields.category}
        data={CATEGORIES.map((value) => ({
          value,
          label: words.categories[value],
        }))}
        value={values.category}
        onChange={(event) =>
          change({ category: event.currentTarget.value as OfficerDetails['category'] })
        }
        error={problemOf('category')}
      />
      <TextInput {...line('subject')} description={hints.subject} />
      <TextInput {...line('qualification')} description={hints.qualification} />
      <TextInput {...line('phone')} description={hints.phone} inputMode="tel" />
      <TextInput
        {...line('email')}
        description={hints.email}
        inputMode="email"
        autoCapitalize="none"
        lang="en"
      />
      <PhotoField draft={draft} person={person} sending={sending} />
    </>
  )
}

function PhotoField({ draft, person, sending }: FormProps) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const words = useScreenWords(officerWords)
  const problemOf = useFieldProblem(sending.error)
  const megabytes = formatNumber(maxUploadBytes / 1024 / 1024, language)
  const photo = person === 'new' ? null : person.photo
  return (
    <div id="field-file">
      {photo && (
        <figure className="photo-now">
          <PictureImage picture={photo} sizes="96px" />
          <figcaption>{words.photoNow}</figcaption>
        </figure>
      )}
      <FileField
        label={photo ? words.newPhoto : staffWords.file.photo}
        accept={PHOTO_ENDINGS}
        hint={staffWords.file.photoHint(megabytes)}
        chooseWords={staffWords.file.choosePhoto}
        files={draft.values.files}
        onChange={(files) => {
          sending.forget('file')
          draft.change({ files })
        }}
        error={problemOf('file')}
        isDisabled={sending.isSending}
      />
    </div>
  )
}
