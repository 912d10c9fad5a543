import { type PlaceholderKind, placeholderOf } from '../ui/cover/placeholder.ts'

/**
 * Puts a placeholder in the place of every image that cannot be loaded [ERR-07]: those of texts and editors, which no
 * component draws, too, and those that failed before this script came. Covers, avatars and logos are decoration beside
 * their name; they hide themselves from assistive technology and draw something of their own instead.
 */
export function replaceBrokenImages() {
  document.addEventListener('error', ({ target }) => replace(target), { capture: true })
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image)
}

function replace(image: EventTarget | null) {
  if (!(image instanceof HTMLImageElement) || !image.getAttribute('src') || image.closest('[aria-hidden="true"]'))
    return
  const source = placeholderOf((image.dataset.placeholder as PlaceholderKind | undefined) ?? 'picture')
  if (image.src === source) return

  image.removeAttribute('srcset')
  image.src = source
  image.title ||= image.alt
  image.dataset.missing = ''
}
