import type { ReactNode } from 'react'
import { contentKinds, type FileKind } from '../../content.ts'
import { Page } from './page.tsx'
import { usePage } from './page-context.tsx'

/** A page with a message and links. Search engines do not list it. */
export function MessagePage({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <Page title={title} description={text} lead={text} isWide>
      <meta name="robots" content="noindex" />
      <p className="choices">{children}</p>
    </Page>
  )
}

/** Does not show the title, because it can be the reason for the deletion. */
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
