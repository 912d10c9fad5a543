import { useEffect, useRef, useState } from 'react'
import { uploadInstaller } from '../../../platform/upload/upload-installer.ts'

/** Sends files of a release one after the other; what was sent of one that broke off is gone on with when it is chosen again. */
export function useInstallers(onSent: (file_id: number, name: string) => void) {
  const [going, setGoing] = useState<{ name: string; part: number } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const told = useRef(onSent)
  told.current = onSent
  const leaving = useRef(new AbortController())

  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  async function send(files: File[]) {
    const { signal } = leaving.current
    setFailed(null)
    for (const file of files) {
      const onPart = (part: number) => setGoing({ name: file.name, part })
      onPart(0)
      try {
        told.current(await uploadInstaller(file, { signal, onSent: onPart }), file.name)
      } catch {
        if (!signal.aborted) setFailed(file.name)
      }
    }
    setGoing(null)
  }

  return { going, failed, send: (files: File[]) => void send(files) }
}
