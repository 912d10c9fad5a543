import type { RichText as WrittenNode } from '@atrium/contract/written'
import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useQuery } from '../platform/api/use-query.ts'
import { placeholderOf } from '../ui/cover/placeholder.ts'
import styles from './written.module.css'

type FormattedElement = Exclude<WrittenNode, string>

/** What somebody wrote, element by element: text is text, and nothing else can be in it. */
export function Written({ text }: { text: readonly WrittenNode[] }) {
  return <div className={styles.written}>{drawn(text)}</div>
}

function drawn(nodes: readonly WrittenNode[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text that is written does not change its order.
  return nodes.map((node, at) => (typeof node === 'string' ? node : <Piece key={at} piece={node} />))
}

const empty = new Set(['hr', 'br'])

function Piece({ piece: { tag, attributes, children } }: { piece: FormattedElement }) {
  if (tag === 'img') return <Picture src={attributes.src ?? ''} alt={attributes.alt ?? ''} />
  if (tag === 'a' && attributes.href?.startsWith('/')) return <Link to={attributes.href}>{drawn(children)}</Link>
  if (empty.has(tag)) return createElement(tag)
  const { class: className, tabindex, ...rest } = attributes
  return createElement(
    tag,
    { ...rest, ...(className && { className }), ...(tabindex && { tabIndex: Number(tabindex) }) },
    ...drawn(children),
  )
}

const privateFile = /^\/api\/files\/(\d+)$/

function Picture({ src, alt }: { src: string; alt: string }) {
  const [, file_id] = privateFile.exec(src) ?? []
  return file_id ? <PrivatePicture file_id={Number(file_id)} alt={alt} /> : <img src={src} alt={alt} loading="lazy" />
}

/** A picture between two: its address lasts a minute, and is asked for when it is shown. What cannot be had has a placeholder with its description. */
function PrivatePicture({ file_id, alt }: { file_id: number; alt: string }) {
  const input = { params: { file_id }, body: { inline: true } }
  const { data, failure } = useQuery('POST /api/files/{file_id}/address', input)

  if (failure) return <img src={placeholderOf('picture')} alt={alt} title={alt} data-missing="" />
  return data && <img src={data.address} alt={alt} />
}
