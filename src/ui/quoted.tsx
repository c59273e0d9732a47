/**
 * Words of the catalogue in which English stands in brackets behind the Bengali: the English is
 * marked as such, so that a screen reader changes its voice.
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
