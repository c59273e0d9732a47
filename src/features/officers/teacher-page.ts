import sanitizeHtml from 'sanitize-html'
import { smallSource } from '../../files/picture-source.ts'
import { telephoneLink } from '../../ui/telephone.ts'
import { inDigits } from '../../words/format.ts'
import type { Language } from '../../words/language.ts'
import type { OfficerRecord } from './schema.ts'
import type { OfficerStore } from './store.ts'

export interface TeacherWords {
  language: Language
  headings: Record<OfficerRecord['category'], string>
  columns: { name: string; designation: string; subject: string; contact: string }
  nobody: string
}

/** The cleaned markup of the school's own page, or else of the one that follows from the list. */
export async function findTeacherHtml(store: OfficerStore, words: TeacherWords): Promise<string> {
  const own = await store.ownPage.find()
  return cleanTeacherHtml(own ? own.html : teacherHtml(await store.list(), words))
}

/**
 * The markup of a TeacherInformation.html that a visitor may get: no script, handler, style, frame
 * or form survives, and headings begin below the page's own.
 */
export function cleanTeacherHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: (
      'h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd div section article figure figcaption ' +
      'table caption thead tbody tfoot tr th td colgroup col ' +
      'a b strong i em u s small sub sup span time img'
    ).split(' '),
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      col: ['span'],
      time: ['datetime'],
    },
    // The list's own; a school's page may say so as well.
    allowedClasses: { table: ['staff-list'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
    transformTags: {
      h1: 'h2',
      center: 'div',
      font: 'span',
      // A picture without words says nothing to those who cannot see it; an empty `alt` at least
      // does not read its address out.
      img: (tagName, attribs) => ({ tagName, attribs: { alt: '', loading: 'lazy', ...attribs } }),
    },
  }).trim()
}

/** TeacherInformation.html as it follows from the list. */
function teacherHtml(officers: OfficerRecord[], words: TeacherWords): string {
  if (officers.length === 0) return `<p>${escapeHtml(words.nobody)}</p>`
  return (['teacher', 'officer'] as const)
    .map((category) => officers.filter((officer) => officer.category === category))
    .filter((group) => group.length > 0)
    .map((group) => groupTable(group, words))
    .join('\n')
}

function groupTable(group: OfficerRecord[], words: TeacherWords): string {
  const { columns, headings } = words
  const head = [columns.name, columns.designation, columns.subject, columns.contact]
    .map((word) => `<th scope="col">${escapeHtml(word)}</th>`)
    .join('')
  return `<h2>${escapeHtml(headings[group[0]!.category])}</h2>
<table class="staff-list"><thead><tr>${head}</tr></thead><tbody>
${group.map((officer) => officerRow(officer, words.language)).join('\n')}
</tbody></table>`
}

function officerRow(officer: OfficerRecord, language: Language): string {
  const { photo } = officer
  const picture = photo
    ? `<img src="${smallSource(photo)}" width="72" height="${Math.round((72 * photo.height) / photo.width)}" alt="" loading="lazy"> `
    : ''
  const contact = [
    officer.phone &&
      `<a href="${telephoneLink(officer.phone)}">${escapeHtml(inDigits(officer.phone, language))}</a>`,
    officer.email &&
      `<a href="mailto:${escapeHtml(officer.email)}">${escapeHtml(officer.email)}</a>`,
  ].filter(Boolean)
  return `<tr><th scope="row">${picture}${escapeHtml(officer.name)}</th><td>${escapeHtml(
    officer.designation,
  )}</td><td>${[officer.subject, officer.qualification].filter(Boolean).map(escapeHtml).join('<br>')}</td><td>${contact.join('<br>')}</td></tr>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
