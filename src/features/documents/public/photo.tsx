import { usePage } from '../../../pages/parts/page-context.tsx'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { langOf, langOfContent } from '../../../words/language.ts'
import type { DocumentRecord } from '../schema.ts'

/** The photo is as wide as a phone, and at most 46rem. */
const SIZES = '(min-width: 40rem) 46rem, (min-resolution: 2.1dppx) 67vw, 100vw'

/** A photo that is not of a paper. Staff wrote its caption. */
export function Photo({ document, html }: { document: DocumentRecord; html: string }) {
  const { language, words } = usePage()
  const { title, text } = document
  const lang = langOf(title, language)
  const [picture] = document.pages
  return (
    <figure className="shot dim">
      <a href={`/${picture!.src}`} lang={lang}>
        <PictureImage
          picture={picture!}
          sizes={SIZES}
          // All words of a description must have the same language.
          alt={lang ? title : words.document.photoAlt(title)}
          loading="first"
        />
      </a>
      {text !== '' && (
        <figcaption
          className="prose md"
          id="text"
          lang={langOfContent(text)}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </figure>
  )
}
