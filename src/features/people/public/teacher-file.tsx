import type { ComponentProps } from 'react'
import { bn } from '../../../words/public-words.ts'
import { Teachers } from './teachers.tsx'

/** TeacherInformation.html: the page of teachers as a separate document. */
export function TeacherFile({ teachers }: Pick<ComponentProps<typeof Teachers>, 'teachers'>) {
  const words = bn.officers
  return (
    <html lang="bn">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{words.title}</title>
      </head>
      <body>
        <main>
          <h1>{words.title}</h1>
          <Teachers teachers={teachers} words={words} language="bn" />
        </main>
      </body>
    </html>
  )
}
