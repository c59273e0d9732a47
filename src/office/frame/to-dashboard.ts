import { redirect } from 'react-router'

/** /admin and unknown paths below it. */
export function loader(): never {
  throw redirect('/admin/dashboard')
}
