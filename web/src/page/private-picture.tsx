import { useQuery } from '../platform/api/use-query.ts'
import { placeholderOf } from '../ui/cover/placeholder.ts'

/** A picture between two: its address lasts a minute, and is asked for when it is shown. What cannot be had has a placeholder with its description. */
export function PrivatePicture({ file_id, alt }: { file_id: number; alt: string }) {
  const input = { params: { file_id }, body: { inline: true } }
  const { data, failure } = useQuery('POST /api/files/{file_id}/address', input)

  if (failure) return <img src={placeholderOf('picture')} alt={alt} title={alt} data-missing="" />
  return data && <img src={data.address} alt={alt} />
}
