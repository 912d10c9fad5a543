import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopyText } from '../../../page/copy-text.ts'
import styles from './body.module.css'

/** What only scripts can do in a text that is whole without them: copying code, taking the address of a section. */
export function useFinish(body: RefObject<HTMLElement | null>, html: string) {
  const { t } = useTranslation('knowledge')
  const copy = useCopyText()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is finished anew
  useEffect(() => {
    const element = body.current
    if (!element) return
    for (const code of element.querySelectorAll('pre')) {
      if (!code.parentElement?.matches('[data-copied]'))
        offerCopy(code, t('copy'), (text) => void copy(text, t('copied')))
    }
    for (const heading of element.querySelectorAll<HTMLElement>('[id]:is(h2, h3, h4, h5, h6)')) {
      if (!heading.querySelector('a[data-anchor]')) heading.append(anchorOf(heading, t('anchor')))
    }
  }, [body, html, t])
}

function offerCopy(code: HTMLElement, label: string, copy: (text: string) => void) {
  const frame = document.createElement('div')
  frame.className = styles.code ?? ''
  frame.dataset.copied = ''
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', () => copy(code.textContent ?? ''))
  code.replaceWith(frame)
  frame.append(code, button)
}

function anchorOf({ id, textContent }: HTMLElement, label: string) {
  const link = document.createElement('a')
  link.dataset.anchor = ''
  link.href = `#${id}`
  link.textContent = '#'
  link.setAttribute('aria-label', `${label} ${textContent}`)
  return link
}
