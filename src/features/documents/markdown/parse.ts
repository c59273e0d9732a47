import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/**
 * What is left out would hide text or show it as code: a line of a letter that begins with four
 * blanks, or `<নাম>` on a form. It stays as it is written.
 */
const LEFT_OUT = [
  'autolink',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
]

export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfmTable(), { disable: { null: LEFT_OUT } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
}
