import { Fragment } from 'react'
import { usePage } from './page-context.tsx'

/** Latin words in a row, or an address: “Add to Home Screen”, eboardresults.com. */
const ENGLISH = /([A-Za-z]{2,}(?:[ .-][A-Za-z]+)*)/

/** A Bengali text whose English words say so, for the voice of a screen reader. */
export function WithEnglish({ children: text }: { children: string }) {
  const { language } = usePage()
  if (language === 'en') return text
  return text.split(ENGLISH).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} lang="en">
        {part}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
