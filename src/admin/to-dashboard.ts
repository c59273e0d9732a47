import { redirect } from 'react-router'

/** /admin and whatever else lies below it. */
export function loader(): never {
  throw redirect('/admin/dashboard')
}
