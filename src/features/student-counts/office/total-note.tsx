import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { useCountedStudents } from '../../../office/frame/counted-students.ts'
import { EqualNote } from '../../../office/form/equal-note.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { notify } from '../../../office/frame/notify.ts'
import type { FormRecord } from '../../../office/connection/use-api.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { formatNumber } from '../../../words/format.ts'
import { studentCountWords } from './words.ts'

const PROFILE = contentKinds.schoolInfo.apiPath

/** If the total in the school profile differs from the counts, it offers to save the counted total. */
export function TotalNote() {
  const { language } = useStaff()
  const words = useScreenWords(studentCountWords)
  const sending = useSending()
  const counted = useCountedStudents()
  const { data: profile, refetch } = useApi<FormRecord<'totalStudents'> | null>(
    `${PROFILE}#total`,
    {
      staleTime: 0,
    },
  )
  const isSame = counted === undefined || !profile || profile.totalStudents === counted
  const total = formatNumber(counted ?? 0, language)
  const saveTotal = async () => {
    const isDone = await sending.run(async () => {
      await callApi({
        method: 'PUT',
        path: `${PROFILE}/${profile!._id}`,
        body: { ...profile, totalStudents: counted },
        version: profile!.version,
      })
    })
    if (isDone) notify(words.totalTaken(total))
    await refetch()
  }
  return (
    <>
      <FormProblem error={sending.error} />
      <EqualNote
        differs={
          isSame
            ? undefined
            : words.totalDiffers(total, formatNumber(Number(profile.totalStudents), language))
        }
        action={words.takeTotal(total)}
        isSending={sending.isSending}
        onAct={() => void saveTotal()}
      />
    </>
  )
}
