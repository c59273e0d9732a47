import { Button, Group } from '@mantine/core'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { takeFocus } from './take-focus.ts'
import { twoStepWords } from './two-step-words.ts'

/** The new recovery codes, which are shown only once. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { schoolName, account } = useStaff()
  const { codes: words } = useScreenWords(twoStepWords)
  const owner = `${schoolName} · ${account?.username}`
  const text = [words.title, owner, '', ...codes, '', words.lead, ''].join('\r\n')
  // Browsers allow the clipboard only on https and on localhost.
  const canCopy = 'clipboard' in navigator
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify(words.copied)
  }
  return (
    <>
      <h3 tabIndex={-1} ref={takeFocus}>
        {words.title}
      </h3>
      <p>{words.lead}</p>
      <p className="gentle">{words.once}</p>
      <p className="on-paper">{owner}</p>
      <ul className="codes" aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group className="acts">
        <Button variant="default" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="default" onClick={() => save(text, words.fileName)}>
          {words.save}
        </Button>
        {canCopy && (
          <Button variant="default" onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <Button onClick={onDone}>{words.done}</Button>
      </Group>
    </>
  )
}

function save(text: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = fileName
  link.click()
  // Wait until the browser has started to save the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
