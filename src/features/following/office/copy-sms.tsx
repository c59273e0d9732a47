import { Button } from '@mantine/core'
import { useState } from 'react'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { countSmsParts, smsText } from '../sms-text.ts'
import { smsWords } from './sms-words.ts'
import './copy-sms.css'

/** Copies a text for the school's SMS gateway, and shows it with its size. */
export function CopySms({ title, address }: { title: string; address: string }) {
  const { language, schoolName } = useStaff()
  const words = useScreenWords(smsWords)
  const [result, setResult] = useState<'copied' | 'byHand'>()
  const text = smsText(title, { school: schoolName, address })
  const copy = async () => {
    // Browsers allow the clipboard only on https and on localhost, and the clerk may refuse it.
    const isCopied = await (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
      () => true,
      () => false,
    )
    setResult(isCopied ? 'copied' : 'byHand')
  }
  const number = (count: number) => formatNumber(count, language)
  return (
    <>
      <Button variant="default" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <div className="sms" role="status">
        {result && (
          <>
            <p>{words[result]}</p>
            <p className="sms-text" aria-label={words.label} lang="bn">
              {text}
            </p>
            <p className="s">{words.size(number(text.length), number(countSmsParts(text)))}</p>
          </>
        )}
      </div>
    </>
  )
}
