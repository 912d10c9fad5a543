import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { type SpecimenParagraph, specimenIn } from '@atrium/contract/resource/specimen'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { CannotShow } from '../cannot-show.ts'
import { usePayload } from '../use-payload.ts'
import styles from './document-style.module.css'

interface SheetSpecimenProps {
  resource_id: number
  version: string
  inside: InsideOf<'document-style'>
  language: Language
  moment: 'before' | 'after'
  chosen: string | null
  onChoose: (style_id: string) => void
}

/** The specimen as a web page in a frame of its own, where somebody's style sheet reaches nothing of ours and runs nothing. */
export function SheetSpecimen(props: SheetSpecimenProps) {
  const { resource_id, version, inside, language, moment, chosen, onChoose } = props
  const { t } = useTranslation('resource')
  const { entry, text, beside } = usePayload({ resource_id, version })
  const sheet = entry.endsWith('.css')
    ? text
    : (Object.entries(beside).find(([path]) => path.endsWith('.css'))?.[1] ?? '')
  if (sheet === null) throw new CannotShow('malformed')
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const page = frame?.contentDocument ?? null

  useEffect(() => {
    const view = page?.defaultView as (Window & typeof globalThis) | null | undefined
    if (!page || !view) return
    page.documentElement.lang = language
    // A sheet of this kind may hold no @import, and whatever it asks for is held to the policy of our own page.
    const made = new view.CSSStyleSheet()
    made.replaceSync(`${moment === 'after' ? sheet : ''}\n${chosenRule}`)
    page.adoptedStyleSheets = [made]
  }, [page, sheet, moment, language])

  const point = (target: EventTarget) => {
    const found = matchingStyle(inside.styles, target as Element)
    if (found) onChoose(found)
  }
  return (
    <>
      <iframe
        ref={setFrame}
        className={styles.frame}
        title={t('stage_document_style.specimen')}
        sandbox="allow-same-origin"
      />
      {page?.body &&
        createPortal(
          <Article
            paragraphs={specimenIn(inside.styles, language)}
            selector={moment === 'after' ? chosen : null}
            body={page.body}
            onPoint={point}
          />,
          page.body,
        )}
    </>
  )
}

const chosenRule =
  '[data-chosen] { outline: 2px solid #ab4f84; outline-offset: 3px; } [data-specimen] * { cursor: default }'
const elements = { title: 'h1', heading1: 'h2', heading2: 'h3', quote: 'blockquote', list: 'li' } as const

interface ArticleProps {
  paragraphs: SpecimenParagraph[]
  selector: string | null
  body: HTMLElement
  onPoint: (target: EventTarget) => void
}

function Article({ paragraphs, selector, body, onPoint }: ArticleProps) {
  const written = paragraphs.filter(({ role }) => role !== 'own')

  useEffect(() => {
    for (const old of body.querySelectorAll('[data-chosen]')) old.removeAttribute('data-chosen')
    try {
      if (selector)
        for (const found of body.querySelectorAll(`[data-specimen] ${selector}`)) found.setAttribute('data-chosen', '')
    } catch {
      // What is no selector of elements, a token or a page rule, has nothing to be shown on.
    }
  }, [body, selector])

  useEffect(() => {
    const point = ({ target }: Event) => target && onPoint(target)
    body.addEventListener('click', point)
    return () => body.removeEventListener('click', point)
  })

  return (
    <article data-specimen="">
      {written.map(({ role, text }, index) => {
        const Element = role in elements ? elements[role as keyof typeof elements] : 'p'
        const line = <Element key={text}>{text}</Element>
        if (role !== 'list') return line
        if (written[index - 1]?.role === 'list') return null
        const items = written.filter((one) => one.role === 'list')
        return (
          <ul key="list">
            {items.map((item) => (
              <li key={item.text}>{item.text}</li>
            ))}
          </ul>
        )
      })}
    </article>
  )
}

type MatchedStyle = InsideOf<'document-style'>['styles'][number]

/** The last rule of a style sheet that an element, or the nearest one around it that any rule names, is set by. */
function matchingStyle(styles: readonly MatchedStyle[], element: Element): string | null {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const found = styles.findLast(({ kind, id }) => kind !== 'token' && matches(one as Element, id))
    if (found) return found.id
  }
  return null
}

/** What browsers do not understand matches nothing. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}
