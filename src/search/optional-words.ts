import { foldedWords } from './fold.ts'

/**
 * Words of questions and of respect. Documents seldom have them, so they count only if a query has
 * no other words.
 */
const OPTIONAL = new Set(
  foldedWords(`
    কবে কখন কত কতো কয়টা কয়টায় কতজন কোথায় কই কি কী কে কেন কীভাবে কিভাবে কেমন কোন কোনটা কোনটি
    হবে হয় আছে আছেন লাগবে লাগে চাই দরকার জানতে দেখতে দেখব দেখবো পাব পাবো করব করবো থেকে জন্য
    সাল সালের এর টা টি ও এবং
    স্যার স্যারের স্যারকে ম্যাডাম ম্যাডামের ম্যাডামকে ম্যাম আপা আপার মিস সাহেব জনাব মহোদয়
    kobe kokhon koto kothay kothai koi ki ke keno kivabe kibhabe kemon kon hobe ache lagbe lage chai
    jonno theke er ta saler sal
    sir sirs sar madam mam maam apa miss
    when where what who which how much many is are was the an of for in on at to and my please
  `),
)

export function isOptional(alike: string): boolean {
  return OPTIONAL.has(alike)
}
