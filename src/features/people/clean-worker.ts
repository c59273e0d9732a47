import { parentPort, workerData } from 'node:worker_threads'
import { toNfc } from '../../base/clean-text.ts'
import { cleanTeacherHtml, TooComplex } from './clean-teacher-page.ts'
import type { CleanAnswer } from './clean-in-worker.ts'

/** The worker's program: it gets one page as its data and answers with one message. */

function answer(bytes: Uint8Array): CleanAnswer {
  const html = readHtml(bytes)
  if (html === undefined) return { refused: 'not-html' }
  try {
    return { html: cleanTeacherHtml(toNfc(html)) }
  } catch (error) {
    if (error instanceof TooComplex) return { refused: 'too-complex' }
    throw error
  }
}

/** Undefined if it is not text in UTF-8, or has no tag. */
function readHtml(bytes: Uint8Array): string | undefined {
  try {
    const html = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return html.includes('\0') || !/<[a-z!]/i.test(html) ? undefined : html
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort!.postMessage(answer(workerData as Uint8Array))
