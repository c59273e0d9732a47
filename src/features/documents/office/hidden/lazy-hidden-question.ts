import { lazyPart } from '../../../../office/connection/lazy-part.tsx'
import type { HiddenQuestionProps } from './hidden-question.tsx'

/** Most files hide nothing, so its code is loaded when it is shown. */
export const HiddenQuestion = lazyPart<HiddenQuestionProps>(() =>
  import('./hidden-question.tsx').then((part) => part.HiddenQuestion),
)
