import { useRouteLoaderData } from 'react-router'
import type { Language } from '../../words/language.ts'
import { staffBn, staffEn } from '../../words/staff-words.ts'
import { leaveFor, loadAgain } from '../connection/reach-server.ts'
import { findScreen } from './screens.ts'

/**
 * Shown when rendering fails. It uses no provider of `root.tsx`, because a provider may have
 * failed. Both links load a whole page.
 */
export function StaffFailurePage() {
  const staff = useRouteLoaderData<{ language: Language }>('staff')
  const words = staff?.language === 'en' ? staffEn : staffBn
  const overview = findScreen('overview').path
  return (
    <div className="screen-head" role="alert">
      <title>{words.crash.title}</title>
      <h1>{words.crash.title}</h1>
      <p className="lead">{words.crash.text}</p>
      <p className="line">
        <button type="button" className="link" onClick={() => void loadAgain()}>
          {words.reload}
        </button>
        <a
          href={overview}
          onClick={(event) => {
            event.preventDefault()
            void leaveFor(overview)
          }}
        >
          {words.screens.overview}
        </a>
      </p>
    </div>
  )
}
