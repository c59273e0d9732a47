import { useLocation } from 'react-router'
import { usePage } from './parts/page-context.tsx'
import { MessagePage } from './parts/message-page.tsx'

export function NotFoundPage() {
  const { words, to } = usePage()
  const { title, text, toHome, toNotices } = words.notFound
  return (
    <MessagePage title={title} text={text}>
      <a className="btn" href={to('/')}>
        {toHome}
      </a>{' '}
      <a className="btn q" href={to('/allNotices')}>
        {toNotices}
      </a>
    </MessagePage>
  )
}

export function FailurePage() {
  const { words } = usePage()
  const { title, text, again } = words.failure
  const { pathname } = useLocation()
  return (
    <MessagePage title={title} text={text}>
      <a className="btn" href={pathname}>
        {again}
      </a>
    </MessagePage>
  )
}
