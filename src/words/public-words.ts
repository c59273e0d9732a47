import { bn, type Words } from './bn.ts'
import { en } from './en.ts'
import type { Language } from './language.ts'

export function wordsIn(language: Language): Words {
  return language === 'en' ? en : bn
}
