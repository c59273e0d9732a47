import type { DocumentKind } from '../../../content.ts'
import { lazyPart } from '../../../office/shell/lazy-part.tsx'
import { useApi, useReload } from '../../../office/shell/use-api.ts'
import type { ActionDialogProps } from '../../documents/office/change/action-dialog.tsx'
import { documentPath } from '../../documents/office/use-document.ts'
import type { DocumentRecord } from '../../documents/schema.ts'

/** The document whose times a task is about. */
export interface ChangedTask {
  kind: DocumentKind
  id: string
}

// The same part as in the list of documents, so that their scripts are not cut into smaller files.
const ActionDialog = lazyPart<ActionDialogProps>(() =>
  import('../../documents/office/change/action-dialog.tsx').then((part) => part.ActionDialog),
)

/** Changes the times of a document without leaving the first page. */
export function ChangeTask({
  kind,
  id,
  label,
  onClose,
}: ChangedTask & { label: string; onClose: () => void }) {
  const reload = useReload()
  const { data: document } = useApi<DocumentRecord>(`${documentPath(kind, id)}?state=all`, {
    staleTime: 0,
  })
  if (!document) return null
  const onChanged = () => void reload()
  return (
    <ActionDialog
      action="change"
      kind={kind}
      document={document}
      label={label}
      onChanged={onChanged}
      onPublished={onChanged}
      onClose={onClose}
    />
  )
}
