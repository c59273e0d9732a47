import { NativeSelect } from '@mantine/core'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import { schoolWords } from '../../../../words/school-words.ts'
import { TOPICS } from '../../topics.ts'
import { writeWords } from './words.ts'

/** What a document is about; an empty value means no topic. */
export function TopicSelect({
  id = 'field-topic',
  value,
  onChange,
  error,
}: {
  id?: string
  value: string
  onChange: (topic: string) => void
  error: string | undefined
}) {
  const words = useScreenWords(writeWords).topic
  const { topics } = useScreenWords(schoolWords)
  return (
    <NativeSelect
      id={id}
      name="topic"
      label={words.label}
      description={words.hint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      data={[
        { value: '', label: words.none },
        ...TOPICS.map((topic) => ({ value: topic, label: topics[topic] })),
      ]}
    />
  )
}
