import { useLocation, useNavigate } from 'react-router'

/** Which record the address opens: its id, 'new', or none. */
export function useOpened(name = 'open') {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const fields = new URLSearchParams(search)
  const asked = fields.get(name)
  const id = Number(asked)

  function close() {
    fields.delete(name)
    void navigate(fields.size > 0 ? `${pathname}?${fields}` : pathname, { preventScrollReset: true, replace: true })
  }
  const opened = asked === 'new' ? ('new' as const) : Number.isSafeInteger(id) && id > 0 ? id : null
  return { opened, close }
}
