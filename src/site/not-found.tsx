import { data } from 'react-router'

/** Any other path: the frame's error boundary shows the page that says so. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
