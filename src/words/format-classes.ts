import { CLASSES, type ClassName } from '@pathshala/bengali/classes'
import type { Language } from './language.ts'
import { schoolWords } from './school-words.ts'

/** ষষ্ঠ–নবম শ্রেণি, নবম ও দশম শ্রেণি · Classes Six–Nine, Classes Nine and Ten */
export function formatClasses(classes: readonly ClassName[], language: Language): string {
  const runs: ClassName[][] = []
  for (const one of CLASSES.filter((each) => classes.includes(each))) {
    const run = runs[runs.length - 1]
    const before = CLASSES[CLASSES.indexOf(one) - 1]
    if (run && run[run.length - 1] === before) run.push(one)
    else runs.push([one])
  }
  const texts = runs.flatMap((run) => {
    const names = run.map((one) => nameOf(one, language))
    return names.length > 2 ? [`${names[0]}–${names[names.length - 1]}`] : names
  })
  const last = texts.pop()
  const and = language === 'bn' ? 'ও' : 'and'
  const list = texts.length > 0 ? `${texts.join(', ')} ${and} ${last}` : last
  if (language === 'bn') return `${list} শ্রেণি`
  return `${classes.length > 1 ? 'Classes' : 'Class'} ${list}`
}

/** Without the word “class”. */
function nameOf(one: ClassName, language: Language): string {
  return schoolWords[language].classes[one].replace(/ শ্রেণি$|^Class /, '')
}
