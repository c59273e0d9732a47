import { leaveFor } from '../connection/reach-server.ts'
import { useStaff } from './staff-context.tsx'

const STAFF_LANGUAGE_COOKIE = 'staffLanguage'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Sets the office's language for this browser. */
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
        const cookie = `${STAFF_LANGUAGE_COOKIE}=${other}; Path=/admin; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
        void leaveFor(window.location.href, () => {
          document.cookie = cookie
          window.location.reload()
        })
      }}
    >
      {words.otherLanguage}
    </button>
  )
}
