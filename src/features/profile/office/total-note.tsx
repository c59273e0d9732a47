import { Button } from '@mantine/core'
import { useCountedStudents } from '../../../office/counted-students.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { TextForm } from '../../../office/use-text-form.ts'
import { toLatinDigits } from '../../../words/digits.ts'
import { formatNumber, inDigits } from '../../../words/format.ts'
import type { SchoolInfo } from '../schema.ts'
import { profileWords } from './words.ts'

/**
 * Says that the sum of all sections differs from the number of students in the form, and offers to
 * copy the sum into the form.
 */
export function TotalNote({ form }: { form: TextForm<keyof SchoolInfo> }) {
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
