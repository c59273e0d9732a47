import { inDigits } from '@pathshala/bengali/digits'
import type { Language } from '../../words/language.ts'
import { telephoneParts } from './telephone.ts'

/** A text in which each telephone number is a link. */
export function TelephoneLinks({ text, language }: { text: string; language: Language }) {
  return telephoneParts(text).map(({ text: part, href }, index) =>
    href ? (
      <a key={index} href={href}>
        {inDigits(part, language)}
      </a>
    ) : (
      inDigits(part, language)
    ),
  )
}
