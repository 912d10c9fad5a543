import { redirect } from 'react-router'

/** The home page stands at the root [RT-05]. */
export function loader() {
  return redirect('/', 301)
}
