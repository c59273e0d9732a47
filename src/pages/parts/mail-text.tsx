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
