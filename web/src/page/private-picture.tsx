import { useEffect, useState } from 'react'
import { ask } from '../platform/api/ask.ts'
import { quietCaller } from '../platform/api/browser-caller.ts'
import { placeholderOf } from '../ui/cover/placeholder.ts'

/** A picture between two: its address lasts a minute, and is asked for when it is shown. What cannot be had has a placeholder with its description. */
export function PrivatePicture({ file_id, alt }: { file_id: number; alt: string }) {
  const [address, setAddress] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    let left = false
    const question = { params: { file_id }, body: { inline: true } }
    ask(quietCaller(), 'POST /api/files/{file_id}/address', question).then(
      (opened) => left || setAddress(opened.address),
      () => left || setMissing(true),
    )
    return () => {
      left = true
    }
  }, [file_id])

  if (isMissing) return <img src={placeholderOf('picture')} alt={alt} title={alt} data-missing="" />
  return address ? <img src={address} alt={alt} /> : null
}
