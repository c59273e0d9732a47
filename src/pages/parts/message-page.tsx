import type { ReactNode } from 'react'
import { Head } from './head.tsx'

/** A page that only says something, with links to go on. Search engines do not list it. */
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
    <main className="wrap page" id="main" tabIndex={-1}>
      <Head title={title} description={text} />
      <meta name="robots" content="noindex" />
      <div className="main said">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="choices">{children}</p>
      </div>
    </main>
  )
}
