import { SaveRow } from '../../../office/draft/draft-note.tsx'
import { FileField, PHOTO_ENDINGS, UploadProgress } from '../../../office/form/file-field.tsx'
import { Form } from '../../../office/form/form.tsx'
import { RecordDialog } from '../../../office/form/record-dialog.tsx'
import { byLabel, RecordProblem } from '../../../office/form/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { consentWords } from './consent-words.ts'
import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useFields, Check, choicesOf } from '../../../office/form/fields.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import { useFieldProblem } from '../../../office/form/form-problem.tsx'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { formatDay } from '@pathshala/bengali/days'
import { formatNumber } from '../../../words/format.ts'
import { CATEGORIES } from '../table.ts'
import { PhoneFields } from './phone-fields.tsx'
import {
  type OfficerDraft,
  type OfficerForm,
  type OfficerValues,
  ownerAfter,
  useOfficerForm,
} from './officer-form.ts'
import type { OfficerRecord } from '../schema.ts'
import { officerWords } from './words.ts'

/** The form of a new or existing person. */
export function OfficerDialog({ draft }: { draft: Draft<OfficerDraft> }) {
  const words = useScreenWords(officerWords)
  const { person } = draft.values
  return (
    <RecordDialog
      draft={draft}
      isOpen={person !== null}
      title={person === 'new' ? words.addTitle : words.edit}
    >
      {person && <RecordForm draft={draft} person={person} />}
    </RecordDialog>
  )
}

function RecordForm({
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
      <SaveRow
        draft={draft}
        sending={sending}
        submit={person === 'new' ? words.submit : staffWords.common.update}
      />
    </Form>
  )
}

interface FormProps {
  form: OfficerForm
  person: OfficerRecord | 'new'
}

function OfficerFields({ form, person }: FormProps) {
  const words = useScreenWords(officerWords)
  const consent = useScreenWords(consentWords)
  const { values, change, sending } = form
  const problemOf = useFieldProblem(sending.error)
  const field = useFields(form, words.fields, { lang: 'bn' })
  const { hints } = words
  return (
    <>
      <TextInput {...field('name')} required data-autofocus />
      <TextInput {...field('designation')} description={hints.designation} required />
      <NativeSelect
        {...field('category')}
        data={choicesOf(CATEGORIES, words.categories)}
        lang={undefined}
      />
      <TextInput {...field('subject')} description={hints.subject} />
      <TextInput {...field('qualification')} description={hints.qualification} />
      <PhoneFields
        values={{ ...values, consentOn: values.phoneConsentOn }}
        consentField="phoneConsentOn"
        label={words.fields.phone}
        hint={consent.unanswered}
        problemOf={problemOf}
        onChange={({ consentOn, ...phone }) =>
          change({
            ...phone,
            ...(consentOn !== undefined && { phoneConsentOn: consentOn }),
            ...(phone.phone !== undefined && ownerAfter(person, values.phone, phone.phone)),
          })
        }
      />
      <TextInput
        {...field('email')}
        description={hints.email}
        inputMode="email"
        autoCapitalize="none"
        lang="en"
      />
      <PhotoField form={form} person={person} />
      <ForgetCheck form={form} person={person} />
    </>
  )
}

function PhotoField({ form: { values, change, sending }, person }: FormProps) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const words = useScreenWords(officerWords)
  const consent = useScreenWords(consentWords)
  const today = useToday()
  const problemOf = useFieldProblem(sending.error)
  const megabytes = formatNumber(maxUploadBytes / 1024 / 1024, language)
  const photo = person === 'new' ? null : person.photo
  return (
    <div id="field-file">
      {photo && values.photo !== null && (
        <figure className="stack tight photo-now">
          <PictureImage picture={photo} sizes="96px" />
          <figcaption>{words.photoNow}</figcaption>
          <Button variant="outline" color="red" onClick={() => change({ photo: null })}>
            {words.removePhoto}
          </Button>
        </figure>
      )}
      <div role="status">
        {photo && values.photo === null && (
          <Group mb="sm">
            <span>{words.photoRemoved}</span>
            <Button variant="default" onClick={() => change({ photo })}>
              {words.keepPhoto}
            </Button>
          </Group>
        )}
      </div>
      <FileField
        label={photo ? words.newPhoto : staffWords.file.photo}
        accept={PHOTO_ENDINGS}
        hint={staffWords.file.photoHint(megabytes)}
        chooseWords={staffWords.file.choosePhoto}
        files={values.photo instanceof File ? [values.photo] : []}
        onChange={(files) => {
          sending.forget('file')
          // Nobody has agreed to a new photo yet.
          change({ photo: files[0] ?? photo, photoConsentOn: '' })
        }}
        error={problemOf('file')}
        isDisabled={sending.isSending}
      />
      {values.photo && (
        <Check
          name="photoConsentOn"
          isChecked={values.photoConsentOn !== ''}
          onChange={(isChecked) => change({ photoConsentOn: isChecked ? today : '' })}
        >
          <span>
            {consent.photo}
            {values.photoConsentOn && ` (${formatDay(values.photoConsentOn, language)})`}
          </span>
        </Check>
      )}
    </div>
  )
}

/** Shown when a number or a photo that visitors can see now is removed. */
function ForgetCheck({ form: { values, change }, person }: FormProps) {
  const { forgetPerson } = useScreenWords(consentWords)
  if (person === 'new') return null
  const isRemoved = (person.phone && !values.phone.trim()) || (person.photo && !values.photo)
  if (!isRemoved) return null
  return (
    <Check name="forget" isChecked={values.forget} onChange={(forget) => change({ forget })}>
      {forgetPerson}
    </Check>
  )
}
