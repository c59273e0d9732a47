/** A text as the school writes it: a blank line separates paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} lang="bn">
      {paragraph}
    </p>
  ))
}
