import { contentKinds, type FileKind } from '../../content.ts'
import { MessagePage } from './message-page.tsx'
import { usePage } from './page-context.tsx'

/** Says that something was deleted. Shows only its kind: the title can be the reason. */
export function DeletedPage({ kind }: { kind: FileKind }) {
  const { words, to } = usePage()
  const { title, text, toList } = words[kind].deleted
  return (
    <MessagePage title={title} text={text}>
      <a className="btn" href={to(contentKinds[kind].pages[0].path)}>
        {toList}
      </a>{' '}
      <a className="btn q" href={to('/')}>
        {words.notFound.toHome}
      </a>
    </MessagePage>
  )
}
