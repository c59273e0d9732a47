import { useStaff } from './staff-context.tsx'

export const STAFF_LANGUAGE_COOKIE = 'staffLanguage'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Chooses the office's language for this browser. */
export function LanguageToggle() {
  const { language, words } = useStaff()
  const other = language === 'bn' ? 'en' : 'bn'
  return (
    <button
      type="button"
      className="link"
      lang={other}
      onClick={() => {
        const secure = window.location.protocol === 'https:' ? '; Secure' : ''
        document.cookie = `${STAFF_LANGUAGE_COOKIE}=${other}; Path=/admin; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
        window.location.reload()
      }}
    >
      {words.otherLanguage}
    </button>
  )
}
