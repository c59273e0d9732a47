import { lazyPart } from '../../../../office/shell/lazy-part.tsx'
import type { SentNoteProps } from './sent-note.tsx'

/** The code of the note is loaded when something was sent. */
export const LateSentNote = lazyPart<SentNoteProps>(() =>
  import('./sent-note.tsx').then((part) => part.SentNote),
)
