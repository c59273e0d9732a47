import { usePage } from './page-context.tsx'
import { QrCode } from './qr-code.tsx'

/** The address of a printed page. Only the print style shows it. */
export function OnPaper({ address }: { address: string }) {
  const { words } = usePage()
  return (
    <div className="paper-only">
      <QrCode text={address} label="" />
      <p>
        {words.document.address} <b lang="en">{address}</b>
      </p>
    </div>
  )
}
