import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { openKeysEvent, openPalette, useSingleKeys } from '../../../page/keys.ts'

const CommandPalette = lazy(() => import('./command-palette.tsx'))
const KeysDialog = lazy(() => import('./keys-dialog.tsx'))

/** Ctrl+K or ⌘K finds everything, `?` names the keys. Neither is loaded before somebody asks for it. */
export function Shortcuts() {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)

  // Before the page is drawn: who sees it can press a key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Over a drawer too: it asks before it is left.
      setOpen((last) => (last === 'palette' ? null : 'palette'))
    }
    const asked = () => setOpen('palette')
    const askedForKeys = () => setOpen('keys')
    document.addEventListener('keydown', press)
    window.addEventListener(openPalette, asked)
    window.addEventListener(openKeysEvent, askedForKeys)
    return () => {
      document.removeEventListener('keydown', press)
      window.removeEventListener(openPalette, asked)
      window.removeEventListener(openKeysEvent, askedForKeys)
    }
  }, [])
  useSingleKeys(({ key }) => {
    if (key !== '?') return false
    setOpen('keys')
    return true
  })

  return (
    <Suspense>
      {open === 'palette' && <CommandPalette onClose={() => setOpen(null)} />}
      {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
    </Suspense>
  )
}
