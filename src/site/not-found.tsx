import { data } from 'react-router'

/** For unknown paths. The error boundary of the frame shows the error page. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
