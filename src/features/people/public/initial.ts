/** A word before the name: an abbreviation such as মো. or ডা., or a title. */
const TITLE =
  /[.ঃ]$|^(?:মো|মোছা|মোসা|মোছাম্মৎ|মোসাম্মৎ|মোহাম্মদ|মুহাম্মদ|মাওলানা|মৌলভী|মৌলভি|হাফেজ|আলহাজ|আলহাজ্ব|জনাব|বেগম|ড|ডা|শ্রী|শ্রীমতী|Md|Mst|Mohammad|Muhammad|Maulana|Mr|Mrs|Ms|Dr)$/iu

/** The letter for a person without a photo: ই of মাওলানা মো. ইউনুস আলী. */
export function initialOf(name: string): string {
  const plain = name.normalize('NFC').replace(/\([^)]*\)/g, ' ')
  const words = plain.match(/[\p{L}\p{M}]+\.?/gu) ?? []
  const word = words.find((one) => !TITLE.test(one)) ?? words.at(-1) ?? ''
  const [first] = new Intl.Segmenter('bn').segment(word)
  return first?.segment ?? ''
}
