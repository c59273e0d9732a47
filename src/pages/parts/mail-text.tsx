import { isMailAddress, mailLink } from './mail-link.ts'

/** An e-mail address, which breaks after its @ if it has to. */
export function MailText({ children: email }: { children: string }) {
  const host = email.indexOf('@') + 1
  if (host === 0) return email
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  )
}

/**
 * An e-mail address as a link; a text that is not an address stays a text. The school's own file of
 * its people has no `<wbr>`.
 */
export function MailLink({ text, breaks = true }: { text: string; breaks?: boolean }) {
  if (!isMailAddress(text)) return text
  return (
    <a href={mailLink(text)} lang="en">
      {breaks ? <MailText>{text}</MailText> : text}
    </a>
  )
}
