/**
 * Marks English in brackets after Bengali words with `lang`, so that a screen reader changes its
 * voice.
 */
export function Quoted({ children: text }: { children: string }) {
  const [, before, english] = /^(.*\P{ASCII}.*?)(\([ -~]+\))$/su.exec(text) ?? []
  if (!english) return text
  return (
    <>
      {before}
      <span lang="en">{english}</span>
    </>
  )
}
