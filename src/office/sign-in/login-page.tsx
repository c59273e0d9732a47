import { Alert, Paper, Title } from '@mantine/core'
import { redirect, useSearchParams } from 'react-router'
import type { Route } from './+types/login-page.ts'
import { formatDay } from '@pathshala/bengali/days'
import { dayAt, timeAt } from '../../words/format.ts'
import { formatHour } from '../../words/hours.ts'
import { leaveFor } from '../connection/reach-server.ts'
import { LanguageToggle } from '../frame/language-toggle.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useStaff } from '../frame/staff-context.tsx'
import { staffServicesOf } from '../frame/staff-services.ts'

const START = '/admin/dashboard'

/** A screen of the office or the preview of a document, with its search. */
const OWN_ADDRESS = /^\/admin\/(dashboard|preview)(\/[\w-]+)*\/?(\?[^#\s\\]*)?$/

/** Redirects a signed-in account to the address where it comes from, otherwise to the overview. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const next = safeNext(url.searchParams)
  const { findSession, findPasswordChange } = staffServicesOf(context)
  if (await findSession()) throw redirect(next)
  return { passwordChangedAt: await findPasswordChange() }
}

/** Always an address of the office, so that a forged link cannot redirect to another site. */
function safeNext(search: URLSearchParams): string {
  const next = search.get('next') ?? ''
  return OWN_ADDRESS.test(next) ? next : START
}

export default function LoginPage({ loaderData: { passwordChangedAt } }: Route.ComponentProps) {
  const { words, schoolName, logo, language, timeZone, isDistrict } = useStaff()
  const [search] = useSearchParams()
  return (
    <div className="sign-in">
      <title>{`${words.signIn.title} · ${schoolName}`}</title>
      {/* HTML does not allow <main> in the fieldset of WhenReady. */}
      <div role="main" id="main">
        <img src={logo} width="72" height="72" alt="" className="seal" />
        <p className="s" lang="bn">
          {schoolName}
        </p>
        <Title order={1}>{words.signIn.title}</Title>
        {!isDistrict && <p className="s">{words.signIn.lead}</p>}
        {passwordChangedAt !== undefined && (
          <Alert role="status" color="yellow">
            {words.signIn.passwordChanged(
              formatDay(dayAt(new Date(passwordChangedAt), timeZone), language),
              formatHour(timeAt(new Date(passwordChangedAt), timeZone), language),
            )}
          </Alert>
        )}
        <Paper withBorder p="lg">
          <SignInForm
            onSignedIn={() => {
              // Load the whole page, because the current page has data of the previous account.
              void leaveFor(safeNext(search))
            }}
          />
          <noscript>
            <p role="alert">{words.noScript}</p>
          </noscript>
        </Paper>
        <details className="fold">
          <summary>{words.signIn.forgotten.title}</summary>
          <p>{words.signIn.forgotten.askAdmin}</p>
          <p>{words.signIn.forgotten.command}</p>
          <pre lang="en">npm run user -- password NAME</pre>
        </details>
        <p className="row">
          {!isDistrict && <a href="/">{words.signIn.toSite}</a>}
          <LanguageToggle />
        </p>
      </div>
    </div>
  )
}
