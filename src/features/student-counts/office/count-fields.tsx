import { DigitsInput } from '../../../office/form/digits-input.tsx'
import { useFields } from '../../../office/form/fields.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import type { TextForm } from '../../../office/form/use-text-form.ts'
import type { SectionChoice } from '../../../office/form/section-choice.tsx'
import { studentCountWords } from './words.ts'

const RELIGIONS = ['muslim', 'hindu', 'bouddho', 'christian'] as const
const STUDIES = ['science', 'business', 'humanities'] as const
const OTHERS = ['muktiJoddha', 'muktiJoddharSontan', 'autistic', 'physicalDisabled'] as const

/** The counts that staff enter. Boys are missing, because this is a girls' school. */
export const WRITTEN_FIELDS = ['girls', ...RELIGIONS, ...STUDIES, ...OTHERS] as const
export type WrittenField = (typeof WRITTEN_FIELDS)[number]

type Form = TextForm<WrittenField>

/** Classes in which every student belongs to a study group. */
const WITH_STUDIES = new Set(['Nine', 'Ten'])

export function CountFields({
  form,
  choice,
  boys,
  isDisabled,
}: {
  form: Form
  choice: SectionChoice
  boys: number
  isDisabled: boolean
}) {
  const words = useScreenWords(studentCountWords)
  const { language } = useStaff()
  const { groups } = words
  const input = useFields(form, words.fields, {
    readOnly: form.sending.isSending,
    autoComplete: 'off',
  })
  const girls = sumOf(form.values, ['girls'])
  const warn = (fields: readonly WrittenField[], sentence: typeof words.religionsDiffer) => {
    const sum = sumOf(form.values, fields)
    // If boys are stored, they are included in the religions.
    if (Number.isNaN(sum + girls) || sum === girls || sum === girls + boys) return undefined
    return sentence(formatNumber(sum, language), formatNumber(girls, language))
  }
  const hasStudies = WITH_STUDIES.has(choice.className) || sumOf(form.values, STUDIES) > 0
  const group = (legend: string | undefined, fields: readonly WrittenField[], warning?: string) => (
    <fieldset className="group" disabled={isDisabled}>
      {legend && <legend>{legend}</legend>}
      <div className="fields narrow">
        {fields.map((field) => (
          <DigitsInput
            key={field}
            {...input(field)}
            // Select the 0, so that typing replaces it.
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      <p role="status" className="gentle">
        {warning}
      </p>
    </fieldset>
  )
  return (
    <>
      {group(undefined, ['girls'], boys ? words.boysStored(formatNumber(boys, language)) : '')}
      {group(groups.religions, RELIGIONS, warn(RELIGIONS, words.religionsDiffer))}
      {group(groups.studies, STUDIES, hasStudies ? warn(STUDIES, words.studiesDiffer) : undefined)}
      {group(groups.others, OTHERS)}
    </>
  )
}

/** NaN if a field is not a whole number (yet): `Number` also takes -1, 1.5 and 1e5. */
function sumOf(values: Form['values'], fields: readonly WrittenField[]): number {
  const numbers = fields.map((field) => {
    const digits = toLatinDigits(values[field].trim())
    return /^\d*$/.test(digits) ? Number(digits) : Number.NaN
  })
  return numbers.reduce((sum, number) => sum + number, 0)
}
