import { NativeSelect } from '@mantine/core'
import { contentKinds, type DocumentKind } from '../../../../content.ts'
import { choicesOf } from '../../../../office/form/fields.tsx'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import { schoolWords } from '../../../../words/school-words.ts'
import { writeWords } from './words.ts'

/** The topic of a document; an empty value means no topic. */
export function TopicSelect({
  kind,
  value,
  onChange,
  error,
}: {
  kind: DocumentKind
  value: string
  onChange: (topic: string) => void
  error: string | undefined
}) {
  const words = useScreenWords(writeWords).topic
  const { topics } = useScreenWords(schoolWords)
  return (
    <NativeSelect
      id="field-topic"
      name="topic"
      label={words.label}
      description={words.hint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      data={[{ value: '', label: words.none }, ...choicesOf(contentKinds[kind].topics, topics)]}
    />
  )
}
