import { Screen } from '../../../office/screen.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { NewRedirect } from './new-redirect.tsx'
import { RedirectList } from './redirect-list.tsx'
import { redirectWords } from './words.ts'

export default function RedirectsScreen() {
  const words = useScreenWords(redirectWords)
  return (
    <Screen screen="redirects" lead={words.lead} list={words.listTitle}>
      <NewRedirect />
      <RedirectList />
    </Screen>
  )
}
