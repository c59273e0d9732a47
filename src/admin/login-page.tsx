import { Paper, Title } from '@mantine/core'
import { redirect, useSearchParams } from 'react-router'
import { staffServicesOf } from '../context.ts'
import type { Route } from './+types/login-page.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useStaff } from './staff-context.tsx'

const START = '/admin/dashboard'

/** Whoever is signed in already goes on to where she was going. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams)
  if (await staffServicesOf(context).findSession()) throw redirect(next)
  return null
}

/** A page of the office, whatever the address says: no one is led elsewhere by a forged link. */
function safeNext(search: URLSearchParams): string {
  const next = search.get('next') ?? ''
  return /^\/admin\/dashboard(\/[\w-]*)?$/.test(next) ? next : START
}

export default function LoginPage() {
  const { words, schoolName } = useStaff()
  const [search] = useSearchParams()
  return (
    <div className="sign-in">
      <title>{`${words.signIn.title} · ${schoolName}`}</title>
      <main id="main">
        <img src="/monogram.svg" width="72" height="72" alt="" className="seal" />
        <p className="s" lang="bn">
          {schoolName}
        </p>
        <Title order={1}>{words.signIn.title}</Title>
        <p className="s">{words.signIn.lead}</p>
        <Paper withBorder p="lg">
          <SignInForm
            onSignedIn={() => {
              // A whole load: everything that the page knows is of the one who was signed in before.
              window.location.assign(safeNext(search))
            }}
          />
          <noscript>
            <p role="alert">{words.noScript}</p>
          </noscript>
        </Paper>
        <p className="row">
          <a href="/">{words.signIn.toSite}</a>
          <LanguageToggle />
        </p>
      </main>
    </div>
  )
}
