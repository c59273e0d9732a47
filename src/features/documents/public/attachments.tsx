import { FileSize } from '../../../pages/parts/file-link.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { DocumentRecord } from '../schema.ts'

/** The further files of a document, to download. */
export function Attachments({ files }: { files: DocumentRecord['attachments'] }) {
  const { words } = usePage()
  if (files.length === 0) return null
  return (
    <section className="files" aria-labelledby="files">
      <h2 id="files">{words.document.attachments}</h2>
      <ul className="rows card">
        {files.map((file) => (
          <li key={file.filePath}>
            <a href={`/${file.filePath}`} download={file.fileName}>
              <span lang="bn">{file.fileName.replace(/\.\w+$/, '')}</span> <FileSize file={file} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
