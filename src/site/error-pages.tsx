import { useLocation } from 'react-router'
import { Head } from '../ui/head.tsx'
import { usePage } from '../ui/page-context.tsx'

export function NotFoundPage() {
  const { words, to } = usePage()
  const { title, text, toHome, toNotices } = words.notFound
  return (
    <main className="wrap page" id="main" tabIndex={-1}>
      <Head title={title} description={text} />
      <meta name="robots" content="noindex" />
      <div className="main said">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="choices">
          <a className="btn" href={to('/')}>
            {toHome}
          </a>{' '}
          <a className="btn q" href={to('/allNotices')}>
            {toNotices}
          </a>
        </p>
      </div>
    </main>
  )
}

export function FailurePage() {
  const { words } = usePage()
  const { title, text, again } = words.failure
  const { pathname } = useLocation()
  return (
    <main className="wrap page" id="main" tabIndex={-1}>
      <Head title={title} description={text} />
      <meta name="robots" content="noindex" />
      <div className="main said">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="choices">
          <a className="btn" href={pathname}>
            {again}
          </a>
        </p>
      </div>
    </main>
  )
}
