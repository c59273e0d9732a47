import type { List, Nodes, Parents, Root, Table } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { webAddress } from '../../../base/web-address.ts'
import { LinkedText } from '../../../pages/parts/linked-text.tsx'
import { type Language, languageOfText, langOf } from '../../../words/language.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { withBengaliLists } from './bengali-lists.ts'
import { escapeStray } from './escape-stray.ts'
import { parseMarkdown } from './parse.ts'
import { isPlain, segmentsOf } from './segments.ts'
import { isLongHeading, isSum, resultOrder, shapeOf } from './table-shape.ts'

/** Nodes at a greater depth are shown as their text. */
const MAX_DEPTH = 20
const HEADINGS = ['h2', 'h3', 'h4'] as const

/** The properties of the whole text that its nodes need. */
interface Source {
  markdown: string
  /** The levels of headings that the text uses, the highest first. */
  levels: number[]
  /** The language of the whole text. */
  language: Language | undefined
  isInLink?: boolean
  tables?: ShownTables | undefined
}

/** How a document's page shows tables. */
interface ShownTables {
  /** The language of the page. */
  language: Language
  nameTable: () => string | undefined
  pull: string
  isResults: boolean
}

/**
 * A text in Markdown as elements: headings, paragraphs, lists, bold, emphasis, struck words, links,
 * tables, quotes and rules; everything else as it is written. A line end is a line break. Addresses
 * and telephone numbers are links. A block in another language than the whole text says so.
 */
export function Markdown({ text }: { text: string }) {
  const segments = segmentsOf(withBengaliLists(text)).map(parseSegment)
  const levels = levelsOf(segments)
  const language = languageOfText(text)
  return segments.map((segment, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <MarkdownSegment key={index} segment={segment} levels={levels} language={language} />
  ))
}

/** A part of a text, parsed; without `root`, it is shown as it is written. */
export interface Segment {
  markdown: string
  root?: Root
}

export function parseSegment(text: string): Segment {
  if (isPlain(text)) return { markdown: text }
  const markdown = escapeStray(text)
  return { markdown, root: parseMarkdown(markdown) }
}

export function MarkdownSegment({
  segment: { markdown, root },
  levels,
  language,
  tables,
}: { segment: Segment } & Pick<Source, 'levels' | 'language' | 'tables'>) {
  if (!root) return <Paragraphs text={markdown} language={language} />
  return <Children of={root} source={{ markdown, levels, language, tables }} depth={0} />
}

function Paragraphs({ text, language }: { text: string } & Pick<Source, 'language'>): ReactNode {
  return paragraphsOf(text).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} lang={langOf(paragraph, language)}>
      <Lines text={paragraph} />
    </p>
  ))
}

interface Shown<T extends Nodes> {
  of: T
  source: Source
  depth: number
}

function Children({ of: { children }, source, depth }: Shown<Parents>): ReactNode {
  // The nodes of a text have no ids, and keep no state.
  return children.map((node, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Node key={index} of={node} source={source} depth={depth + 1} />
  ))
}

function Node({ of: node, source, depth }: Shown<Nodes>): ReactNode {
  if (depth > MAX_DEPTH) return <Lines text={textOf(node)} isInLink={source.isInLink} />
  const lang = depth === 1 ? langOf(textOf(node), source.language) : undefined
  const children = 'children' in node && <Children of={node} source={source} depth={depth} />
  switch (node.type) {
    case 'text':
      return <Lines text={node.value} isInLink={source.isInLink} />
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'heading': {
      // A heading in a list or a quote is not part of the outline.
      const isInside = depth > 1
      if (isInside) {
        return (
          <p>
            <strong>{children}</strong>
          </p>
        )
      }
      const Heading = HEADINGS[Math.min(source.levels.indexOf(node.depth), 2)]!
      return <Heading lang={lang}>{children}</Heading>
    }
    case 'paragraph':
      return <p lang={lang}>{children}</p>
    case 'strong':
      return <strong>{children}</strong>
    case 'emphasis':
      return <em>{children}</em>
    case 'delete':
      return <del>{children}</del>
    case 'blockquote':
      return <blockquote lang={lang}>{children}</blockquote>
    case 'link':
      return (
        <TextLink url={node.url}>
          <Children of={node} source={{ ...source, isInLink: true }} depth={depth} />
        </TextLink>
      )
    case 'list':
      return <Entries of={node} source={source} depth={depth} />
    case 'table':
      return <Rows of={node} source={source} depth={depth} lang={lang} />
    default:
      return <Lines text={textOf(node)} isInLink={source.isInLink} />
  }
}

function Lines({
  text,
  isInLink = false,
}: {
  text: string
  /** A link cannot contain another link. */
  isInLink?: boolean | undefined
}): ReactNode {
  return text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <br />}
      {isInLink ? line : <LinkedText text={line} />}
    </Fragment>
  ))
}

/** A link whose address is not accepted stays as it is written. */
function TextLink({ url, children }: { url: string; children: ReactNode }) {
  const href = linkTarget(url)
  if (href !== undefined) return <a href={href}>{children}</a>
  return (
    <>
      [{children}]({url})
    </>
  )
}

/**
 * The address of a link: a web page, a page of this site, an e-mail address or a telephone number.
 * Undefined for every other address, such as `javascript:`.
 */
function linkTarget(written: string): string | undefined {
  if (/^(?:mailto|tel):\S+$/i.test(written)) return written
  // Browsers take `//host` and `/\host` for another site.
  if (/^\/(?:[^/\\\s]\S*)?$/.test(written)) return written
  return webAddress(written)
}

function Entries({ of: list, source, depth }: Shown<List>) {
  // The numbers as written. Markdown would count on, but the numbers of a law can have gaps.
  const numbers = list.children.map(({ position }) =>
    Number.parseInt(source.markdown.slice(position!.start.offset), 10),
  )
  const entries = list.children.map((entry, index) => {
    const isNext = numbers[index] === (numbers[index - 1] ?? 0) + 1
    const value = list.ordered && !isNext ? numbers[index] : undefined
    const lang = depth === 1 ? langOf(textOf(entry), source.language) : undefined
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index} value={value} lang={lang}>
        {entry.children.map((node, at) => {
          const isLine = node.type === 'paragraph' && !list.spread
          const Shown = isLine ? Children : Node
          // oxlint-disable-next-line react/no-array-index-key
          return <Shown key={at} of={node as Parents} source={source} depth={depth + 2} />
        })}
      </li>
    )
  })
  return list.ordered ? <ol>{entries}</ol> : <ul>{entries}</ul>
}

function Rows({
  of: { children, align },
  source,
  depth,
  lang,
}: Shown<Table> & { lang: Language | undefined }) {
  const heads = children[0]!.children.map(textOf)
  const { isCards, isSliding } = shapeOf(children.map((row) => row.children.map(textOf)))
  const { tables } = source
  const { order, firstCount } = (tables?.isResults && resultOrder(heads)) || {
    order: heads.map((_, at) => at),
    firstCount: 0,
  }
  const rows = children.map((row, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <tr key={index}>
      {order.map((column, at) => {
        const cell = row.children[column]
        const isEmpty = !cell || textOf(cell).trim() === ''
        const isHead = (index === 0 || at === 0) && !isEmpty
        const Cell = isHead ? 'th' : 'td'
        const isLast = at > 0 && at === order.length - 1
        const classes = [
          align?.[column] === 'right' && 'n',
          at > 0 && at < firstCount && 'key',
          index === 0 && !isCards && isLongHeading(heads[column] ?? '') && 'w',
          index > 0 && isCards && isLast && isSum(heads[column] ?? '') && 'sum',
        ].filter(Boolean)
        return (
          <Cell
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            scope={isHead ? (index === 0 ? 'col' : 'row') : undefined}
            className={classes.join(' ') || undefined}
            data-l={index > 0 && isCards ? heads[column] : undefined}
          >
            {cell && <Children of={cell} source={source} depth={depth + 2} />}
          </Cell>
        )
      })}
    </tr>
  ))
  const name = tables?.nameTable()
  const own = tables && tables.language !== source.language ? tables.language : undefined
  return (
    <>
      {tables && isSliding && (
        <p className="pull" lang={own}>
          {tables.pull}
        </p>
      )}
      <div
        className={isCards ? 'scroll' : 'scroll slide'}
        role={name && 'region'}
        aria-label={name}
        lang={own}
        // A region that scrolls must be focusable, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={isCards ? 'stack' : undefined} lang={lang ?? (own && source.language)}>
          {name && (
            <caption className="vh" lang={own}>
              {name}
            </caption>
          )}
          <thead>{rows[0]}</thead>
          {rows.length > 1 && <tbody>{rows.slice(1)}</tbody>}
        </table>
      </div>
    </>
  )
}

export function levelsOf(segments: Segment[]): number[] {
  const used = segments
    .flatMap(({ root }) => root?.children ?? [])
    .map((node) => (node.type === 'heading' ? node.depth : 0))
  return [1, 2, 3, 4, 5, 6].filter((level) => used.includes(level as (typeof used)[number]))
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join(' ') : ''
}
