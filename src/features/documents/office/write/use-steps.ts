import { useState } from 'react'
import { type Mark, setSeen } from './doubt-marks.ts'
import type { TextForm } from './use-document-text.ts'

export type Steps = ReturnType<typeof useSteps>

/** Which doubtful word and which page the clerk looks at. */
export function useSteps(form: TextForm) {
  const { text, marks } = form
  const [chosen, setChosen] = useState(0)
  const [page, setPage] = useState(0)
  const [isFollowed, setIsFollowed] = useState(false)
  // A change of the text can take marks away.
  const current = Math.max(0, Math.min(chosen, marks.length - 1))

  const goTo = (mark: number, isStep: boolean) => {
    setChosen(mark)
    setPage(marks[mark]!.page)
    setIsFollowed(isStep)
  }
  return {
    /** The index of the mark. */
    current,
    page,
    setPage,
    /** The clerk did not choose the word in the text, so the text must scroll to it. */
    isFollowed,
    /** The clerk has put the cursor into a word. */
    reach: (mark: number) => goTo(mark, false),
    /** The current word is right: goes to the next one. */
    confirm: () => {
      const seen = setSeen(marks, current)
      form.write({ text, marks: seen })
      goTo(nextOf(seen, current), true)
    },
    goBack: () => goTo((current + marks.length - 1) % marks.length, true),
  }
}

/** The first word after `current` that was not seen; if all were seen, the next one. */
function nextOf(marks: Mark[], current: number): number {
  const order = marks.map((_, step) => (current + 1 + step) % marks.length)
  return order.find((index) => !marks[index]!.isSeen) ?? order[0]!
}
