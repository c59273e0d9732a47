import type { WorkerAnswer } from './ask-worker.ts'

/** Answers the tasks of `askWorker`. Called by the script of a worker. */
export function answerTasks<Task, T>(read: (task: Task) => T): void {
  onmessage = ({ data }: MessageEvent<Task>) => {
    let answer: WorkerAnswer<T>
    try {
      answer = { answer: read(data) }
    } catch (error) {
      answer = { problem: String(error) }
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    postMessage(answer)
  }
}
