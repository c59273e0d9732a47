import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useCountedStudents } from '../../../office/counted-students.ts'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { FormRecord } from '../../../office/use-record.ts'
import type { TextForm } from '../../../office/use-text-form.ts'
import { toLatinDigits } from '../../../words/digits.ts'
import { formatNumber, inDigits } from '../../../words/format.ts'
import type { SchoolInfo } from '../schema.ts'
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

interface FieldProps<F extends SchoolInfoField> {
  form: TextForm<SchoolInfoField>
  field: F
}

/** All fields, in the groups of the public page. */
export function SchoolInfoFields({
  form,
  record,
}: Pick<FieldProps<SchoolInfoField>, 'form'> & { record: FormRecord<SchoolInfoField> | null }) {
  const words = useScreenWords(profileWords).schoolInfo
  return (
    <>
      <fieldset className="group">
        <legend>{words.shifts}</legend>
        {SHIFTS.map((field) => (
          <ShiftField key={field} form={form} field={field} />
        ))}
      </fieldset>
      <fieldset className="group">
        <legend>{words.landAndBuildings}</legend>
        <div className="fields narrow">
          {LAND_AND_BUILDINGS.map((field) => (
            <NumberField key={field} form={form} field={field} />
          ))}
          {YES_OR_NO.map((field) => (
            <YesOrNoField
              key={field}
              form={form}
              field={field}
              stored={String(record?.[field] ?? '')}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="group">
        <legend>{words.roomsAndFacilities}</legend>
        <div className="fields narrow">
          {ROOMS_AND_FACILITIES.map((field) => (
            <NumberField key={field} form={form} field={field} />
          ))}
        </div>
        <TotalNote form={form} />
      </fieldset>
    </>
  )
}

function useField<F extends SchoolInfoField>({ form, field }: FieldProps<F>) {
  const words = useScreenWords(profileWords).schoolInfo
  return {
    id: `field-${field}`,
    name: field,
    label: words.fields[field],
    value: form.values[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.write(field, event.currentTarget.value),
    error: useFieldProblem(form.sending.error)(field),
    required: true,
  }
}

function ShiftField({ form, field }: FieldProps<(typeof SHIFTS)[number]>) {
  const words = useScreenWords(profileWords).schoolInfo
  return (
    <Textarea
      {...useField({ form, field })}
      description={words.shiftHints[field]}
      readOnly={form.sending.isSending}
      lang="bn"
      autosize
      minRows={1}
    />
  )
}

/** A text field, because the browser's number field refuses Bengali digits. */
function NumberField({ form, field }: FieldProps<(typeof NUMBERS)[number]>) {
  return (
    <TextInput
      {...useField({ form, field })}
      inputMode={field === 'totalLand' ? 'decimal' : 'numeric'}
      readOnly={form.sending.isSending}
      autoComplete="off"
    />
  )
}

/** A stored value other than yes or no stays in the list of choices. */
function YesOrNoField({
  form,
  field,
  stored,
}: FieldProps<(typeof YES_OR_NO)[number]> & { stored: string }) {
  const { words: staffWords } = useStaff()
  const { yesOrNo } = useScreenWords(profileWords).schoolInfo
  const others = [stored, form.values[field]].filter((value) => value !== '' && !(value in yesOrNo))
  return (
    <NativeSelect
      {...useField({ form, field })}
      disabled={form.sending.isSending}
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
function TotalNote({ form }: Pick<FieldProps<SchoolInfoField>, 'form'>) {
  const { language } = useStaff()
  const words = useScreenWords(profileWords).schoolInfo
  const counted = useCountedStudents()
  const written = toLatinDigits(form.values.totalStudents).replace(/,/g, '').trim()
  const isSame = counted === undefined || written === String(counted)
  const total = formatNumber(counted ?? 0, language)
  return (
    <div role="status" className="gentle">
      {!isSame && (
        <>
          <p>{words.totalDiffers(total)}</p>
          <Button
            variant="default"
            mt="xs"
            disabled={form.sending.isSending}
            onClick={() => form.write('totalStudents', inDigits(String(counted), language))}
          >
            {words.takeTotal(total)}
          </Button>
        </>
      )}
    </div>
  )
}
