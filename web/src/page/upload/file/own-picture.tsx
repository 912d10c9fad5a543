import { useEffect, useState } from 'react'
import { placeholderOf } from '../../../ui/cover/placeholder.ts'
import { settleCall } from '../../account/settle-call.ts'

/** Its address lasts a minute: it is asked for when the picture is drawn. */
export function OwnPicture({ file_id, name }: { file_id: number; name: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let left = false
    void openPreviewAddress(file_id).then((settled) => {
      if (!left) setAddress('data' in settled ? settled.data.address : placeholderOf('picture'))
    })
    return () => {
      left = true
    }
  }, [file_id])
  return address ? <img src={address} alt={name} /> : <span className="visually-hidden">{name}</span>
}

/** A drawing is shown by the picture that was made of it; of what is narrower itself none was made. */
async function openPreviewAddress(file_id: number) {
  const open = (preview?: string) =>
    settleCall('POST /api/files/{file_id}/address', { params: { file_id }, body: { preview, inline: true } })
  const small = await open('image-320.webp')
  return 'data' in small ? small : open()
}
