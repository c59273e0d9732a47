/** A sentence, a list of sentences, or a function that puts something into a sentence. */
type Word = string | ((...given: string[]) => unknown) | object

export type Pair<W = Word> = readonly [bengali: W, english: W]

export interface Pairs {
  readonly [key: string]: Pair | Pairs
}

/** A list of literals is a tuple for the compiler; a screen needs only a list. */
type Plain<W> = W extends readonly unknown[] ? W[number][] : W

type OneLanguage<P, Index extends 0 | 1> = {
  [Key in keyof P]: P[Key] extends Pair ? Plain<P[Key][Index]> : OneLanguage<P[Key], Index>
}

/** Both languages of each word stand beside each other. A word without one does not compile. */
// @__NO_SIDE_EFFECTS__
export function inBothLanguages<P extends Pairs>(
  pairs: P,
): { bn: OneLanguage<P, 0>; en: OneLanguage<P, 1> } {
  return { bn: inOneLanguage(pairs, 0), en: inOneLanguage(pairs, 1) }
}

function inOneLanguage<P extends Pairs, Index extends 0 | 1>(
  pairs: P,
  index: Index,
): OneLanguage<P, Index> {
  const words = Object.entries(pairs).map(([key, value]) => [
    key,
    isPair(value) ? value[index] : inOneLanguage(value, index),
  ])
  return Object.fromEntries(words) as OneLanguage<P, Index>
}

function isPair(value: Pair | Pairs): value is Pair {
  return Array.isArray(value)
}

/** Lets other words contain these: `{ ...pairsOf(fieldWords), title: ['শিরোনাম', 'Title'] }`. */
// @__NO_SIDE_EFFECTS__
export function pairsOf<Words extends object>({
  bn,
  en,
}: {
  bn: Words
  en: Words
}): { [Key in keyof Words]: Pair<Words[Key]> } {
  const pairs = Object.keys(bn).map((key) => [
    key,
    [bn[key as keyof Words], en[key as keyof Words]],
  ])
  return Object.fromEntries(pairs) as { [Key in keyof Words]: Pair<Words[Key]> }
}
