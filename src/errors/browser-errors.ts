/**
 * The errors that the office reports without an answer from the server. Its script contains no
 * other English error sentences, because the server sends them.
 */
export const BROWSER_SENTENCES = {
  'fill-in': 'Fill this in.',
  'choose-one': 'Choose one.',
  past: 'This time is in the past. Choose a later time.',
  'choose-file': 'Choose a file.',
  'is-video':
    'A video cannot be sent here. Put it on YouTube, and add its link to the main gallery (golden jubilee).',
  'is-archive':
    'Visitors’ phones do not open a ZIP or RAR file. Unpack it and choose the files in it, several at once.',
  'is-program': 'This is a program. For safety, the site publishes none. Choose another file.',
  'is-slides':
    'Phones show slides badly or not at all. In PowerPoint: File, Save As, PDF. Choose that PDF.',
  'too-many-files': 'Send at most {max} files at once.',
  'video-link': 'Paste the link of a YouTube video, such as https://www.youtube.com/watch?v=…',
  'not-picked':
    'Nobody was picked for “{name}”. Pick the person in the list, or choose “Somebody from outside” and write the name.',
  'consent-needed':
    'Write the day on which this person agreed that the number is public, or remove the number.',
  'lost-letters':
    'The letters of this text were lost. Save the list in Excel again, as “CSV UTF-8” or as .xlsx, and bring that in.',
  failure: 'The server failed. Nothing was changed. Try again in a moment.',
} as const

export type ErrorParams = Record<string, string | number>

export function browserError(
  path: string,
  code: keyof typeof BROWSER_SENTENCES,
  params: ErrorParams = {},
) {
  return { path, code, params, message: fillPlaceholders(BROWSER_SENTENCES[code], params) }
}

export function fillPlaceholders(sentence: string, params: ErrorParams): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  )
}
