import { Link } from 'react-router'
import { DOCUMENT_KINDS } from '../../../content.ts'
import type { Language } from '../../../words/language.ts'
import { schoolWords } from '../../../words/school-words.ts'
import type { StoredDraft } from '../../../office/draft/draft-store.ts'
import { draftWords } from './draft-words.ts'
import { type Screen, type ScreenKey, screens } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'

/** The screens of drafts whose name does not begin with the key of the screen. */
const SCREENS: Record<string, ScreenKey> = {
  contactus: 'contact',
  teacherInformation: 'officers',
}

/** Screens whose drafts are named by class, shift and section. */
const SECTION_SCREENS = new Set<ScreenKey>(['studentCounts', 'routines'])

/** A text without a title is shown by its beginning. */
const MAX_TITLE_CHARACTERS = 80

/** Drafts on this device that are not sent yet, each with a link to its form. */
export function DraftList({ drafts }: { drafts: StoredDraft[] }) {
  const { words } = useStaff()
  const own = useScreenWords(draftWords)
  const school = useScreenWords(schoolWords)
  const forms = formsOf(drafts, school)
  if (forms.length === 0) return null
  return (
    <section aria-labelledby="drafts" className="list">
      <h2 id="drafts">{own.drafts}</h2>
      <p className="s">{own.draftsLead}</p>
      <ul className="card items">
        {forms.map(({ screen, to, titles }) => (
          <li key={to}>
            <div>
              <p className="t">
                <Link to={to}>{words.screens[screen]}</Link>
              </p>
              {titles.length > 0 && (
                <p className="meta">
                  {titles.map(({ text, lang }) => (
                    <span key={text} lang={lang}>
                      {text}
                    </span>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Form {
  screen: ScreenKey
  to: string
  titles: Title[]
}

interface Title {
  text: string
  lang: Language
}

/** One line for each address, because one form can have several drafts. */
function formsOf(drafts: StoredDraft[], school: (typeof schoolWords)['bn']): Form[] {
  const forms = new Map<string, Form>()
  for (const { name, values } of drafts) {
    const [start = '', ...section] = name.split(/[-/:]/)
    const screen = screens.find(({ key }) => key === (SCREENS[start] ?? start))
    if (!screen) continue
    // A pasted list has no section.
    const isOfSection = SECTION_SCREENS.has(screen.key) && section.length > 1
    const to = isOfSection
      ? `${screen.path}?${sectionSearch(section, screen.key)}`
      : addressOf(screen, name)
    const form = forms.get(to) ?? { screen: screen.key, to, titles: [] }
    const title = isOfSection ? inBengali(sectionName(section, school)) : titleOf(values)
    if (title.text) form.titles.push(title)
    forms.set(to, form)
  }
  return [...forms.values()]
}

/** The address of the form. The text of a document has a screen below that of its kind. */
function addressOf({ key, path }: Screen, name: string): string {
  const [, id] = name.split('/')
  // The name of such a draft has the query of the form.
  if (key === 'groups') return `${path}?${id}`
  return id && isDocumentKind(key) ? `${path}/${id}` : path
}

function isDocumentKind(key: ScreenKey): boolean {
  return (DOCUMENT_KINDS as ScreenKey[]).includes(key)
}

/** The rest of the name is the version: a year, or the first day of a routine. */
function sectionSearch(
  [className = '', shift = '', section = '', ...version]: string[],
  screen: ScreenKey,
): string {
  const part = screen === 'routines' ? 'validFrom' : 'year'
  const search = {
    className,
    shift,
    section,
    ...(version.length > 0 && { [part]: version.join('-') }),
  }
  return new URLSearchParams(search).toString()
}

function sectionName(
  [className = '', shift = '', section = '']: string[],
  { classes, shifts, sections, sectionOf }: (typeof schoolWords)['bn'],
): string {
  const names: Record<string, string> = { ...classes, ...shifts, ...sections }
  const nameOf = (part: string) => names[part] ?? part
  return sectionOf(nameOf(className), nameOf(section), nameOf(shift))
}

/** The title or name that the clerk gave it, or the beginning of its text. */
function titleOf(values: object): Title {
  type Field = 'name' | 'title' | 'question' | 'text' | 'titleEnglish' | 'textEnglish'
  type Named = Partial<Record<Field, string>>
  const { title, changed, person } = values as {
    title?: string
    changed?: Named | null
    person?: Named | null
  }
  const { titleEnglish, textEnglish, ...bengali } = changed ?? {}
  const text = title ?? bengali.name ?? bengali.title ?? bengali.question ?? person?.name
  if (text !== undefined) return inBengali(text)
  const english = titleEnglish ?? textEnglish
  if (english !== undefined) return { text: beginningOf(english), lang: 'en' }
  return inBengali(beginningOf(bengali.text ?? ''))
}

function inBengali(text: string): Title {
  return { text, lang: 'bn' }
}

function beginningOf(text: string): string {
  return text.slice(0, MAX_TITLE_CHARACTERS)
}
