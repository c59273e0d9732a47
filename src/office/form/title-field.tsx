import { Textarea, type TextareaProps } from '@mantine/core'

/** A title, which can need several lines. Its hint can come without moving the field. */
export function TitleField(props: TextareaProps) {
  return (
    <Textarea
      name="title"
      lang="bn"
      autosize
      minRows={2}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  )
}
