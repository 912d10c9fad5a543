import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { attributes, tags } from '../../src/platform/markdown/tree.ts'

type InertNode = DefaultTreeAdapterTypes.ChildNode
type InertElement = DefaultTreeAdapterTypes.Element

const portal = 'https://portal.example'
const classes =
  /^(callout|embed|part|table|task|to-do|done|center|right|summary|duration|hljs-[\w-]+( [\w-]+)*|language-\w+)$/

/** What a browser would find in the HTML that we did not mean to give it; nothing, if all is well. */
export function dangersIn(html: string): string[] {
  const tree = parseFragment(html)
  const again = serialize(tree)
  const unstable = serialize(parseFragment(again)) === again ? [] : ['it reads otherwise when it is read again']
  return [...tree.childNodes.flatMap(dangersOf), ...unstable]
}

function dangersOf(node: InertNode): string[] {
  if (node.nodeName === '#text') return []
  if (!('tagName' in node)) return [`a ${node.nodeName}`]
  const about = [...elementDangers(node), ...node.attrs.flatMap((attribute) => attributeDangers(node, attribute))]
  return [...about, ...node.childNodes.flatMap(dangersOf)]
}

function elementDangers({ tagName, namespaceURI }: InertElement): string[] {
  const isKnown = (tags as readonly string[]).includes(tagName) && namespaceURI === 'http://www.w3.org/1999/xhtml'
  return isKnown ? [] : [`<${tagName}>`]
}

function attributeDangers({ tagName }: InertElement, { name, value }: { name: string; value: string }): string[] {
  const isFine = (attributes as readonly string[]).includes(name) && (checks[name]?.(value) ?? true)
  return isFine ? [] : [`<${tagName} ${name}="${value}">`]
}

const checks: Record<string, (value: string) => boolean> = {
  // Nothing that a script of the page looks for, or that becomes a name of the window.
  id: (value) => /^h-[\p{L}\p{N}\p{M}\-]+$/v.test(value),
  class: (value) => classes.test(value),
  href: (value) => {
    if (value.startsWith('#')) return value.startsWith('#h-')
    const { protocol, origin } = new URL(value, portal)
    return value.startsWith('/') ? origin === portal : ['http:', 'https:', 'mailto:'].includes(protocol)
  },
  src: (value) => {
    const { origin, pathname } = new URL(value, portal)
    return origin === portal && /^\/(file\/public|assets)\//.test(pathname)
  },
  start: (value) => /^\d+$/.test(value),
  tabindex: (value) => value === '0',
}
