import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Whether another page of this list is on its way, and takes long enough to be worth a word. */
export function useIsTurning(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isTurning = location?.pathname === pathname
  const [isLong, setLong] = useState(false)

  useEffect(() => {
    if (!isTurning) return setLong(false)
    const timer = setTimeout(() => setLong(true), 300)
    return () => clearTimeout(timer)
  }, [isTurning])
  return isTurning && isLong
}
