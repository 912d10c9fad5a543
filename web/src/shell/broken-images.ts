import { type PlaceholderKind, placeholderOf } from '../ui/cover/placeholder.ts'

/**
 * Puts a placeholder in the place of every image that cannot be loaded [ERR-07]: those of texts and editors, which no
 * component draws, too, and those that failed before this script came. Covers, avatars and logos are decoration beside
 * their name, hidden from assistive technology: a cover has a drawing that waits for its address, the others draw
 * something of their own.
 */
export function replaceBrokenImages() {
  document.addEventListener('error', ({ target }) => replace(target), { capture: true })
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image)
}

function replace(image: EventTarget | null) {
  if (!(image instanceof HTMLImageElement) || !image.getAttribute('src')) return
  const decoration = image.closest('[aria-hidden="true"]')
  if (decoration) return drawInstead(decoration)
  const source = placeholderOf((image.dataset.placeholder as PlaceholderKind | undefined) ?? 'picture')
  if (image.src === source) return

  image.removeAttribute('srcset')
  image.src = source
  image.title ||= image.alt
  image.dataset.missing = ''
}

function drawInstead(decoration: Element) {
  const drawing = decoration.querySelector<SVGUseElement>('use[data-href]')
  drawing?.setAttribute('href', drawing.dataset.href ?? '')
}
