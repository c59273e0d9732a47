import { Button } from '@mantine/core'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import { fileKindOf, formatSize } from '../../../../words/format.ts'
import type { DocumentRecord } from '../../schema.ts'
import { dialogWords } from './words.ts'

export type Attachment = DocumentRecord['attachments'][number]

export function AttachmentList({
  attachments,
  isDisabled,
  onRemove,
}: {
  attachments: Attachment[]
  isDisabled: boolean
  onRemove: (attachment: Attachment) => void
}) {
  const { language } = useStaff()
  const words = useScreenWords(dialogWords)
  if (attachments.length === 0) return <p className="s">{words.noAttachments}</p>
  return (
    <ul>
      {attachments.map((attachment) => {
        const { filePath, fileName, fileSize } = attachment
        return (
          <li key={filePath} className="chosen">
            <p>
              <a href={`/${filePath}`} target="_blank" rel="noopener" lang="bn">
                {fileName}
              </a>{' '}
              <span className="s">
                <span lang="en">{fileKindOf(fileName)}</span>, {formatSize(fileSize, language)}
              </span>
            </p>
            <Button variant="default" disabled={isDisabled} onClick={() => onRemove(attachment)}>
              {words.removeAttachment}
              <span className="vh">: {fileName}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
