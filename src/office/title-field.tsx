import { Textarea, type TextareaProps } from '@mantine/core'

interface TitleFieldProps extends Omit<TextareaProps, 'onChange'> {
  onChange: (title: string) => void
}

/** A title in Bengali, which can need several lines. */
export function TitleField({ onChange, ...props }: TitleFieldProps) {
  return (
    <Textarea
      name="title"
      lang="bn"
      autosize
      minRows={2}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  )
}
