import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * A part of a page that only shows something, and at most links to it. The server draws it; hydration keeps what stands in the
 * document, so its code is only fetched where the browser draws the page by itself, or draws it with other properties.
 * Every part of a page needs a name of its own.
 */
export function serverDrawn<Props extends object>(
  element: 'div' | 'g',
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy(load as () => Promise<{ default: ComponentType<object> }>)

  return function ServerDrawn({ name, ...props }: Props & { name: string }) {
    const [first] = useState<object>(props)
    const [__html] = useState(() => !import.meta.env.SSR && document.querySelector(`[data-drawn="${name}"]`)?.innerHTML)
    const own = { 'data-drawn': name }
    // While developing the styles come with the code.
    if (import.meta.env.PROD && __html && hasSameValues(first, props))
      return createElement(element, { ...own, dangerouslySetInnerHTML: { __html } })
    return createElement(element, own, createElement(Part, props))
  }
}

function hasSameValues(one: object, other: object): boolean {
  const values = new Map(Object.entries(other))
  return Object.entries(one).every(([name, value]) => values.get(name) === value)
}
