/** On a slow line, what the clerk sends is more important than a question before it. */
const PATIENCE_MS = 5000

/** The answer to a question before sending, or `otherwise` if it fails or takes long. */
export function withPatience<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), PATIENCE_MS))
  return Promise.race([asked.catch(() => otherwise), late])
}
