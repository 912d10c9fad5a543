import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { mounted } from '../address/base-path.ts'

let navigate = (to: string) => location.assign(mounted(to))

/** For code outside components: failures lead to other pages too. */
export function go(to: string) {
  navigate(to)
}

/** Once the router runs, `go` stays within the page. */
export function useNavigationFromOutside() {
  const within = useNavigate()

  useEffect(() => {
    navigate = (to) => void within(to)
  }, [within])
}
