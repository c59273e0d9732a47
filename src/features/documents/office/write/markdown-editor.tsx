import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { withBijoyOffer } from '../../../../office/bijoy-offer.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { MarkdownButtons } from './markdown-buttons.tsx'
import { MarkdownPreview } from './markdown-preview.tsx'

/** A text in Markdown: a plain field, buttons that format it, and how visitors will see it. */
export function MarkdownEditor({
  id,
  label,
  description,
  value,
  onChange,
  error,
}: {
  id: string
  label: string
  description?: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
}) {
  return (
    <EditorFrame>
      <Textarea
        id={id}
        name="text"
        label={label}
        description={description}
        inputContainer={withButtons}
        lang="bn"
        autosize
        minRows={8}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
      <MarkdownPreview text={value} />
    </EditorFrame>
  )
}

function withButtons(field: ReactNode) {
  return (
    <>
      <MarkdownButtons />
      {withBijoyOffer(field)}
    </>
  )
}
