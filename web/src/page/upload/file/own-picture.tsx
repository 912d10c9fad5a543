import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { Failure } from '../../../platform/api/failure.ts'
import { useQueryFunction } from '../../../platform/api/use-query.ts'
import { placeholderOf } from '../../../ui/cover/placeholder.ts'

/** Its address lasts a minute: it is asked for when the picture is drawn. */
export function OwnPicture({ file_id, name }: { file_id: number; name: string }) {
  const { data, failure } = useQueryFunction(openPreviewAddress, file_id)
  const address = data?.address ?? (failure ? placeholderOf('picture') : null)
  return address ? <img src={address} alt={name} /> : <span className="visually-hidden">{name}</span>
}

/** A drawing is shown by the picture that was made of it; of what is narrower itself none was made. */
async function openPreviewAddress(caller: ApiCaller, file_id: number) {
  const open = (preview?: string) =>
    ask(caller, 'POST /api/files/{file_id}/address', { params: { file_id }, body: { preview, inline: true } })
  try {
    return await open('image-320.webp')
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown
    return open()
  }
}
