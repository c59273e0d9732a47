import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useCountedStudents } from '../../../office/frame/counted-students.ts'
import { EqualNote } from '../../../office/form/equal-note.tsx'
import { useFields } from '../../../office/form/fields.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import type { FormRecord } from '../../../office/connection/use-api.ts'
import type { TextForm } from '../../../office/form/use-text-form.ts'
import { inDigits, toLatinDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import type { SchoolInfo } from '../schema.ts'
import { KindOfText } from './text-kinds.tsx'
import { profileWords } from './words.ts'

export type SchoolInfoField = keyof SchoolInfo

export const SHIFTS = ['morningShift', 'dayShift', 'withoutShift'] as const
const LAND_AND_BUILDINGS = ['totalLand', 'totalBuildings'] as const
export const YES_OR_NO = ['boundaryWall', 'auditorium'] as const
const ROOMS_AND_FACILITIES = [
  'totalClasses',
  'multimediaClasses',
  'ictLabs',
  'scienceLabs',
  'librarySeats',
  'totalStudents',
] as const
export const NUMBERS = [...LAND_AND_BUILDINGS, ...ROOMS_AND_FACILITIES] as const

type Form = TextForm<SchoolInfoField>

/** All fields, in the groups of the public page. */
export function SchoolInfoFields({
  form,
  record,
}: {
  form: Form
  record: FormRecord<SchoolInfoField> | null
}) {
  const words = useScreenWords(profileWords).schoolInfo
  const field = useFields(form, words.fields, { required: true, withAsterisk: false })
  const readOnly = form.sending.isSending
  const number = (name: (typeof NUMBERS)[number]) => (
    <KindOfText
      key={name}
      {...field(name)}
      kind={name === 'totalLand' ? 'decimal' : 'number'}
      readOnly={readOnly}
      autoComplete="off"
    />
  )
  return (
    <>
      <fieldset className="group">
        <legend>{words.shifts}</legend>
        {SHIFTS.map((name) => (
          <KindOfText
            key={name}
            {...field(name)}
            kind="text"
            description={words.shiftHints[name]}
            readOnly={readOnly}
            lang="bn"
          />
        ))}
      </fieldset>
      <fieldset className="group">
        <legend>{words.landAndBuildings}</legend>
        <div className="fields narrow">
          {LAND_AND_BUILDINGS.map(number)}
          {YES_OR_NO.map((name) => (
            <YesOrNoField
              key={name}
              {...field(name)}
              stored={String(record?.[name] ?? '')}
              disabled={readOnly}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="group">
        <legend>{words.roomsAndFacilities}</legend>
        <div className="fields narrow">{ROOMS_AND_FACILITIES.map(number)}</div>
        <TotalNote form={form} />
      </fieldset>
    </>
  )
}

/** A stored value other than yes or no stays in the list of choices. */
function YesOrNoField({ stored, ...field }: NativeSelectProps & { stored: string; value: string }) {
  const { words: staffWords } = useStaff()
  const { yesOrNo } = useScreenWords(profileWords).schoolInfo
  const others = [stored, field.value].filter((value) => value !== '' && !(value in yesOrNo))
  return (
    <NativeSelect
      {...field}
      data={[
        { value: '', label: staffWords.common.select },
        ...Object.entries(yesOrNo).map(([value, label]) => ({ value, label })),
        ...new Set(others),
      ]}
    />
  )
}

/**
 * Says that the sum of all sections differs from the number of students in the form, and offers to
 * copy the sum into the form.
 */
function TotalNote({ form }: { form: Form }) {
  const { language } = useStaff()
  const words = useScreenWords(profileWords).schoolInfo
  const counted = useCountedStudents()
  const written = toLatinDigits(form.values.totalStudents).replace(/,/g, '').trim()
  const isSame = counted === undefined || written === String(counted)
  const total = formatNumber(counted ?? 0, language)
  return (
    <EqualNote
      differs={isSame ? undefined : words.totalDiffers(total)}
      action={words.takeTotal(total)}
      isSending={form.sending.isSending}
      onAct={() => form.change({ totalStudents: inDigits(String(counted), language) })}
    />
  )
}
