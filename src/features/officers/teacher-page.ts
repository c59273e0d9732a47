import { smallSource } from '../../files/picture-source.ts'
import { telephoneLink } from '../../ui/telephone.ts'
import { inDigits } from '../../words/format.ts'
import type { Language } from '../../words/language.ts'
import { CATEGORIES } from './categories.ts'
import type { OfficerRecord } from './schema.ts'
import type { OfficerStore } from './store.ts'

export interface TeacherWords {
  language: Language
  headings: Record<OfficerRecord['category'], string>
  columns: { name: string; designation: string; subject: string; contact: string }
  nobody: string
}

/** The markup of the school's own cleaned page, or else of the list. */
export async function findTeacherHtml(store: OfficerStore, words: TeacherWords): Promise<string> {
  const { html } = await store.ownPage.find()
  return html ?? teacherHtml(await store.list(), words)
}

/** TeacherInformation.html made from the list. All texts are escaped, so it needs no cleaning. */
export function teacherHtml(officers: OfficerRecord[], words: TeacherWords): string {
  if (officers.length === 0) return `<p>${escapeHtml(words.nobody)}</p>`
  return CATEGORIES.map((category) => officers.filter((officer) => officer.category === category))
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
