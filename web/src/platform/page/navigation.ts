import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { mountPath } from '../address/base-path.ts'

let navigate = (to: string) => location.assign(mountPath(to))

/** For code outside components: failures lead to other pages too. */
export function navigateTo(to: string) {
  navigate(to)
}

/** Once the router runs, `go` stays within the page. */
export function useNavigationFromOutside() {
  const within = useNavigate()

  useEffect(() => {
    navigate = (to) => void within(to)
  }, [within])
}
