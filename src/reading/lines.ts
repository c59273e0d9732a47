/** A rectangle in any unit; `y` grows downwards. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Word {
  text: string
  box: Box
  /** Absent if the word is probably right. */
  isDoubtful?: boolean
}

/** A line of a page, as printed. */
export interface Line {
  words: Word[]
  box: Box
}

/** A word as the engine reads it. */
export interface SeenWord {
  text: string
  /** 0 to 100. */
  confidence: number
  box: Box
}

export interface SeenLine {
  words: SeenWord[]
  box: Box
}

export function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
