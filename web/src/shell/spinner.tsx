import { useSpinner } from '../platform/spinner.ts'
import { PageSpinner } from '../ui/spinner.tsx'

export function Spinner() {
  const spinner = useSpinner()
  return spinner ? <PageSpinner tip={spinner.tip ?? undefined} /> : null
}
