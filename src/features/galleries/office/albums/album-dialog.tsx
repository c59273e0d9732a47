import { Modal, TextInput } from '@mantine/core'
import { formatDay } from '@pathshala/bengali/days'
import { callApi } from '../../../../office/connection/api-client.ts'
import { useChanges } from '../../../../office/draft/use-changes.ts'
import { DialogButtons } from '../../../../office/form/dialog-buttons.tsx'
import { EnglishFold } from '../../../../office/form/english-fold.tsx'
import { useFields } from '../../../../office/form/fields.tsx'
import { Form } from '../../../../office/form/form.tsx'
import { requireFilled } from '../../../../office/form/input-problem.ts'
import { byLabel, RecordProblem } from '../../../../office/form/record-problem.tsx'
import { TitleField } from '../../../../office/form/title-field.tsx'
import { useRecordForm } from '../../../../office/form/use-record-form.ts'
import { useReturnedFocus } from '../../../../office/form/use-returned-focus.ts'
import { notify } from '../../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { type FormValues, fromForm, toForm } from '../../../../records/fields.ts'
import { ALBUMS_PATH } from '../../albums/address.ts'
import type { AlbumRecord } from '../../albums/schema.ts'
import { albumFields } from '../../albums/table.ts'
import { useReloadPhotos } from './use-albums.ts'
import { albumWords } from './words.ts'

type AlbumValues = FormValues<typeof albumFields>

/** Changes the title and the day of an album. */
export function AlbumDialog({ album, onClose }: { album: AlbumRecord; onClose: () => void }) {
  const { language } = useStaff()
  const words = useScreenWords(albumWords)
  const reload = useReloadPhotos()
  useReturnedFocus()
  const draft = useChanges<AlbumValues>()
  const form = useRecordForm<AlbumValues, AlbumRecord>(draft, {
    record: album,
    setRecord: (next) => {
      void reload()
      if (next) onClose()
    },
    isRestorable: true,
    valuesOf: (record) => toForm(albumFields, record ?? album),
    send: async (values, over) => {
      requireFilled({ title: values.title })
      const { _id, version } = over ?? album
      const body = fromForm(albumFields, values)
      return callApi({ method: 'PUT', path: `${ALBUMS_PATH}/${_id}`, body, version })
    },
    onSaved: () => notify(words.saved),
  })
  const field = useFields(form, words.fields, { idPrefix: 'edited' })
  const describe = (values: AlbumValues) =>
    byLabel({ ...values, day: values.day && formatDay(values.day, language) }, words.fields)
  return (
    <Modal opened onClose={onClose} title={words.edit} closeOnClickOutside={false}>
      <Form sending={form.sending} onSubmit={() => void form.save()}>
        <RecordProblem
          form={form}
          describe={describe}
          labels={words.fields}
          idPrefix="edited"
          inBin={album._id}
        />
        <TitleField {...field('title')} required data-autofocus />
        <TextInput type="date" {...field('day')} />
        <EnglishFold fields={[field('titleEnglish')]}>
          <TextInput {...field('titleEnglish')} lang="en" />
        </EnglishFold>
        <DialogButtons isSending={form.sending.isSending} onClose={onClose} />
      </Form>
    </Modal>
  )
}
