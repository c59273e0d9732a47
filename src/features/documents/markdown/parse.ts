import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'

/** Ignored Markdown: a line after four spaces is not code, and `<নাম>` of a form is not HTML. */
const IGNORED = [
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
    // A single `~` means "about".
    extensions: [
      gfmTable(),
      gfmStrikethrough({ singleTilde: false }),
      { disable: { null: IGNORED } },
    ],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  })
}
