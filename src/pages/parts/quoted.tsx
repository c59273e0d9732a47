/**
 * Marks English in brackets after Bengali words with `lang`, so that a screen reader changes its
 * voice. It is smaller and muted, because the Bengali says the same.
 */
export function Quoted({ children: text }: { children: string }) {
  const [, before, english] = /^(.*\P{ASCII}.*?)(\([ -~]+\))$/su.exec(text) ?? []
  if (!english) return text
  return (
    <>
      {before}
      <span className="en" lang="en">
        {english}
      </span>
    </>
  )
}
