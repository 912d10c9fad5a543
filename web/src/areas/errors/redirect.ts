import { redirect } from 'react-router'

/** Any unknown path leads to `errors` [RT-08], which answers 404, so that crawlers forget the address. */
export function loader() {
  return redirect('/errors')
}
