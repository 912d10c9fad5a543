import { useEffect, useState } from 'react'
import { tell } from '../account/tell.ts'

/** Its address lasts a minute: it is asked for when the picture is drawn. */
export function OwnPicture({ file_id, name }: { file_id: number; name: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let left = false
    void tell('POST /api/files/{file_id}/address', { params: { file_id }, body: { inline: true } }).then((told) => {
      if (!left && 'data' in told) setAddress(told.data.address)
    })
    return () => {
      left = true
    }
  }, [file_id])
  return address ? <img src={address} alt={name} /> : <span className="visually-hidden">{name}</span>
}
