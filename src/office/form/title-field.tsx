import { Textarea, type TextareaProps } from '@mantine/core'

/** A title in Bengali, which can need several lines. */
export function TitleField(props: TextareaProps) {
  return <Textarea name="title" lang="bn" autosize minRows={2} {...props} />
}
